import type { OtcCategory } from '#domain/otc/category-names.ts'
import type { CareLine } from './care-line.ts'
import { line } from './care-line.ts'

/** A kind of product that may help at home. Names no brand, gives no dose. */
export type CareProduct = {
  readonly id: string
  readonly category: OtcCategory
  readonly name: Readonly<Record<'dog' | 'cat', string>>
  readonly genericName: string | null
  readonly form: string
  /** Swallowed products are left out for pets with allergies, diseases or medicines. */
  readonly swallowed: boolean
  readonly minMonths: number
  readonly species?: 'dog' | 'cat'
  /** Parts of known conditions that rule it out. */
  readonly notWith?: readonly string[]
  /** Symptoms beside which it is not offered. */
  readonly notBeside?: readonly string[]
  readonly notes: CareLine
  readonly warnings: readonly CareLine[]
  /** Conditions it may help with. */
  readonly conditions: readonly string[]
}

const stopIfWorse = line('Stop if {petName} gets worse, and call a vet.', 'K')

/** Products by kind, in the order in which they are offered. */
export const careProducts: readonly CareProduct[] = [
  {
    id: 'probiotic',
    category: 'digestive_support',
    name: { dog: 'Probiotic powder for dogs', cat: 'Probiotic powder for cats' },
    genericName: 'Probiotic',
    form: 'powder',
    swallowed: true,
    minMonths: 6,
    notBeside: ['constipation', 'straining'],
    notes: line('Mix it into a meal. It may help the gut settle.', 'K'),
    warnings: [stopIfWorse],
    conditions: ['acute_gastroenteritis', 'colitis', 'diet_change_diarrhea', 'plant_or_object_taste'],
  },
  {
    id: 'hairball-gel',
    category: 'digestive_support',
    name: { dog: 'Hairball gel for cats', cat: 'Hairball gel for cats' },
    genericName: 'Hairball remedy',
    form: 'gel',
    swallowed: true,
    minMonths: 6,
    species: 'cat',
    notes: line('It may help fur pass through the gut.', 'K'),
    warnings: [line('Do not use it in a cat that vomits often or does not eat.', 'K')],
    conditions: ['hairball'],
  },
  {
    id: 'fiber',
    category: 'digestive_support',
    name: { dog: 'Plain canned pumpkin', cat: 'Plain canned pumpkin' },
    genericName: 'Pumpkin',
    form: 'canned food',
    swallowed: true,
    minMonths: 6,
    notBeside: ['vomiting', 'straining', 'decreased_appetite', 'decreased_thirst'],
    notes: line('Use plain pumpkin, not pie filling. A little in the meal adds fiber.', 'K'),
    warnings: [stopIfWorse],
    conditions: ['constipation'],
  },
  {
    id: 'flea-control',
    category: 'flea_tick',
    name: { dog: 'Flea and tick treatment for dogs', cat: 'Flea treatment for cats' },
    genericName: 'Flea treatment',
    form: 'spot-on',
    swallowed: false,
    minMonths: 3,
    notWith: ['seizure', 'epilep'],
    notes: line('Pick the box for the right animal, age and weight.', 'S24', 'K'),
    warnings: [
      line('Never use a dog flea product on a cat. It can be deadly.', 'S24', 'K'),
      line('Do not use it on sore or broken skin.', 'K'),
    ],
    conditions: ['flea_allergy', 'tick_bite'],
  },
  {
    id: 'ear-dryer',
    category: 'ear_care',
    name: { dog: 'Gentle ear cleaner for dogs', cat: 'Gentle ear cleaner for cats' },
    genericName: 'Ear cleaner',
    form: 'solution',
    swallowed: false,
    minMonths: 3,
    notes: line('Use it only in ears that look clean and do not hurt.', 'K'),
    warnings: [line('Do not use it if the ear is red, smells or the head tilts.', 'K')],
    conditions: ['water_in_ear'],
  },
  {
    id: 'eye-rinse',
    category: 'eye_care',
    name: { dog: 'Sterile saline eye rinse', cat: 'Sterile saline eye rinse' },
    genericName: 'Sterile saline',
    form: 'rinse',
    swallowed: false,
    minMonths: 2,
    notes: line('Use plain salt water made for eyes. Wipe around the eye, not on it.', 'S28', 'K'),
    warnings: [line('Do not use it if {petName} squints or the eye looks cloudy. See a vet.', 'S28')],
    conditions: ['eye_irritation', 'tear_staining', 'conjunctivitis'],
  },
  {
    id: 'wound-rinse',
    category: 'wound_care',
    name: { dog: 'Pet wound cleanser', cat: 'Pet wound cleanser' },
    genericName: 'Wound cleanser',
    form: 'spray',
    swallowed: false,
    minMonths: 2,
    notes: line('Use it on small, shallow spots only.', 'K'),
    warnings: [line('Do not use alcohol or peroxide. They harm healing skin.', 'K')],
    conditions: ['minor_scratch', 'paw_injury', 'insect_sting_local', 'feline_acne'],
  },
  {
    id: 'joint-chew',
    category: 'joint_support',
    name: { dog: 'Joint supplement for dogs', cat: 'Joint supplement for cats' },
    genericName: 'Glucosamine',
    form: 'chew',
    swallowed: true,
    minMonths: 12,
    notes: line('It may help older joints. It works slowly, over weeks.', 'K'),
    warnings: [stopIfWorse],
    conditions: ['osteoarthritis'],
  },
  {
    id: 'pheromone',
    category: 'anxiety_calming',
    name: { dog: 'Calming pheromone diffuser for dogs', cat: 'Calming pheromone diffuser for cats' },
    genericName: 'Pheromone diffuser',
    form: 'plug-in diffuser',
    swallowed: false,
    minMonths: 2,
    notes: line('Plug it in where {petName} rests most.', 'K'),
    warnings: [line('See a vet if {petName} stops eating or hides all day.', 'S37', 'K')],
    conditions: [
      'stress_behavior',
      'noise_fear',
      'young_pet_adjustment',
      'litter_box_aversion',
      'urine_marking',
    ],
  },
  {
    id: 'brush',
    category: 'skin_coat',
    name: { dog: 'Grooming brush or shedding tool', cat: 'Grooming brush or shedding tool' },
    genericName: 'Grooming brush',
    form: 'brush',
    swallowed: false,
    minMonths: 2,
    notes: line('Brush gently, a few minutes each day.', 'K'),
    warnings: [line('Stop if the skin gets red or sore.', 'K')],
    conditions: ['normal_shedding', 'hairball'],
  },
]
