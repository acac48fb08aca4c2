import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

/** A name for what nobody can tell more exactly yet. */
export type GeneralName = { readonly id: string; readonly name: string; readonly description: string }

/** What an emergency of each kind is called where nothing points to one cause. */
const byFamily: Readonly<Record<EmergencyFamily, string>> = {
  unconscious: 'Loss of consciousness',
  choking: 'Blocked airway',
  electric_shock: 'Injury by electric current',
  gas: 'Gas breathed in',
  eclampsia: 'Illness of a nursing mother',
  heat: 'Illness from heat',
  breathing: 'Trouble with breathing',
  bleeding: 'Bleeding',
  toad: 'Toad poison',
  smoke: 'Smoke breathed in',
  near_drowning: 'Water in the airways',
  burn: 'Burn',
  fire_shock_or_water: 'Injury by heat, current, smoke or water',
  impaled: 'Deep wound',
  trauma: 'Injury that may go deep',
  snake: 'Snake bite',
  venom: 'Bite or sting with venom',
  allergy: 'Strong allergic reaction',
  birth: 'Trouble with a birth',
  cold: 'Body too cold',
  young: 'Weakness of a very young pet',
  seizure: 'Seizure',
  gdv: 'Sudden emergency of the belly',
  blood_clot: 'Back legs without blood supply',
  spine: 'Loss of use of the legs',
  eye_out: 'Eye out of its place',
  eye_chemical: 'Chemical in the eye',
  eye: 'Emergency of the eye',
  poison_on_coat: 'Poison on the coat',
  blood_sugar: 'Blood sugar out of balance',
  poison: 'Possible poisoning',
  obstruction: 'Something that may be stuck inside',
  urinary: 'Trouble with passing urine',
  inner_bleeding: 'Bleeding inside',
  wound: 'Bad wound',
  prolapse: 'Tissue that sticks out',
  penis_out: 'Penis that stays out',
  womb: 'Illness of the womb',
  bowel: 'Severe illness of stomach or bowel',
  weak_defenses: 'Infection with weak defenses',
  after_surgery: 'Trouble after surgery',
  fever: 'High fever',
  nerves: 'Trouble of brain, balance or nerves',
  blood_flow: 'Trouble of blood or circulation',
  not_eating: 'Illness that stops a cat from eating',
  pain: 'Severe pain',
  weakness: 'Sudden weakness or collapse',
  other: 'A sign that can be dangerous',
}

const fillers: Readonly<Record<Urgency, readonly GeneralName[]>> = {
  er_urgent: [
    {
      id: 'general_illness_inside',
      name: 'Another illness inside the body that needs fast care',
      description: 'Some dangers cannot be seen from outside. Tests at the clinic can find them.',
    },
    {
      id: 'general_hidden_injury',
      name: 'An injury or poison that nobody noticed',
      description: 'Pets meet things while nobody looks. Tell the vet all that may have happened.',
    },
    {
      id: 'general_cause_open',
      name: 'A cause that only an exam can show',
      description: 'What you told does not point to one illness. The vet will look for the cause.',
    },
  ],
  normal_vet: [
    {
      id: 'general_cause_open',
      name: 'A cause that only an exam can show',
      description: 'What you told does not point to one illness. The vet will look for the cause.',
    },
    {
      id: 'general_hidden_pain',
      name: 'Pain or illness that is hard to see',
      description: 'Pets hide how they feel. An exam can find what is behind it.',
    },
    {
      id: 'general_mild_upset',
      name: 'A mild upset',
      description: 'It may pass by itself. An exam makes sure of it.',
    },
  ],
  monitor_at_home: [
    {
      id: 'general_mild_upset',
      name: 'A mild upset',
      description: 'Such changes often pass by themselves within a day or two.',
    },
    {
      id: 'general_change',
      name: 'A small change without illness',
      description: 'Food, weather, sleep and mood change how a pet acts.',
    },
    {
      id: 'general_early_illness',
      name: 'The start of an illness',
      description: 'Now and then a small sign comes first. Look again in a few hours.',
    },
  ],
}

/** General names for this level, the kinds of emergency first; three at least. */
export const generalNames = (
  level: Urgency,
  families: readonly EmergencyFamily[],
): readonly GeneralName[] => [
  ...families.map((family) => ({
    id: `general_${family}`,
    name: `${byFamily[family]}, cause not known yet`,
    description: 'Many things can lead to this. A vet has to find out which, and soon.',
  })),
  ...fillers[level],
]
