import { ageAtLeast, all, answer, any, known, not, species, text } from '#domain/logic/condition.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'

/** Where the facts tell more than a rule can: a kind of emergency inside a wider one. */
export type FinerFamily = {
  readonly of: readonly EmergencyFamily[]
  readonly is: EmergencyFamily
  /** What was ticked, or read from the owner's own words. */
  readonly when?: Condition
  /** Plain names of what was read in the owner's own words. */
  readonly found?: readonly string[]
  /** A word of the owner's own sentence in which something was found; `*` stands for any ending. */
  readonly told?: readonly string[]
  /** The word may stand in any sentence, because the wider kind was ticked and the note tells what it was. */
  readonly anySentence?: true
  /** The wider kind stands on this finding alone: nobody ticked it, and each of its sentences tells the word. */
  readonly onlyRead?: {
    readonly finding: string
    readonly ticked: readonly (readonly [question: string, value: string])[]
  }
  /** Words of that sentence that speak against it. */
  readonly notTold?: readonly string[]
  /** The wider kind still counts beside it. */
  readonly beside?: true
}

const wasHot = any(answer('context', 'heat_exposure'), answer('danger_signs', 'overheated'))
/** Heat that was read from words and never ticked. */
const heatInWords: NonNullable<FinerFamily['onlyRead']> = {
  finding: 'overheating',
  ticked: [
    ['context', 'heat_exposure'],
    ['danger_signs', 'overheated'],
  ],
}
const weatherOrCar = [
  'car',
  'truck',
  'van',
  'sun',
  'sunny',
  'degrees',
  'yard',
  'walk',
  'walked',
  'run',
  'ran',
]

const swallowedPoisons = answer(
  'exposure',
  'chocolate',
  'xylitol',
  'grapes_raisins',
  'onion_garlic',
  'human_pain_medicine',
  'other_medicine',
  'marijuana',
  'rodenticide',
  'antifreeze',
  'lilies',
  'toxic_plant_mushroom',
  'permethrin',
  'pesticide_chemical',
  'alcohol_dough',
  'other',
)

const swallowedObjects = answer('exposure', 'foreign_object', 'string_thread', 'battery_magnet')

const bloodWhereNoneBelongs = any(
  answer('gum_color', 'pale_white'),
  answer('cough_signs', 'coughs_blood'),
  answer('nasal_signs', 'nosebleed'),
  answer('stool_appearance', 'bloody', 'black_tarry'),
  answer('vomit_content', 'fresh_blood', 'coffee_grounds'),
  answer('urine_signs', 'pink_or_red', 'blood_clots'),
  answer('skin_signs', 'bruising'),
)

/** Owners of such pets say that it sounds as if something were stuck. */
const breathesBadlyAnyway = known('asthma', 'trachea', 'heart', 'laryn')
const forHours = answer(
  'onset',
  'hours_6_to_24',
  'days_1_to_3',
  'days_4_to_7',
  'weeks_1_to_4',
  'more_than_month',
)

const legsFailed = any(
  answer('danger_signs', 'paralysis'),
  answer('weight_bearing', 'dragging'),
  answer('neurologic_signs', 'back_legs_weak', 'cannot_walk'),
)

const lowCalcium = all(
  answer('reproductive_status', 'nursing'),
  any(
    answer('neurologic_signs', 'tremors'),
    answer('mobility_pattern', 'rigid_muscles'),
    answer('danger_signs', 'seizure'),
  ),
)

/** Finer kinds of emergency, in the order they are looked at; each holds where one of the wider kinds was found. */
export const finerFamilies: readonly FinerFamily[] = [
  // Suds and the slime of a toad foam in the mouth without a fit.
  {
    of: ['seizure'],
    is: 'poison',
    onlyRead: {
      finding: 'a seizure',
      ticked: [
        ['danger_signs', 'seizure'],
        ['seizure_activity', 'ongoing_now'],
        ['seizure_activity', 'over_5_min'],
        ['seizure_activity', 'two_or_more_24h'],
      ],
    },
    told: ['soap*', 'suds', 'pod', 'pods', 'detergent*', 'cleaner*', 'bleach', 'toad*', 'bubbles'],
    notTold: [
      'seiz*',
      'convuls*',
      'twitch*',
      'paddl*',
      'stiff*',
      'jerk*',
      'shak*',
      'trembl*',
      'fit',
      'fits',
      'unconscious',
    ],
  },
  // "It is stuck", said of a mouth or a throat.
  {
    of: ['penis_out'],
    is: 'obstruction',
    onlyRead: {
      finding: 'a penis that stays out',
      ticked: [['urine_signs', 'penis_stuck_out']],
    },
    told: ['throat', 'mouth', 'gullet', 'tongue', 'teeth', 'jaw', 'palate'],
    notTold: ['penis', 'sheath', 'lipstick', 'tip'],
  },
  {
    of: ['breathing', 'weakness'],
    is: 'unconscious',
    found: ['not breathing'],
    told: ['heartbeat', 'heart', 'pulse', 'breathing', 'breathe', 'breathes', 'breath', 'lifeless', 'chest'],
    notTold: ['well', 'right', 'normal*', 'easily', 'properly', 'good', 'fine', 'nose', 'hard', 'fast'],
    beside: true,
  },
  // A sting is no swallowed poison.
  {
    of: ['poison'],
    is: 'allergy',
    when: all(answer('exposure', 'insect_sting'), not(swallowedPoisons)),
  },
  {
    of: ['breathing'],
    is: 'allergy',
    when: all(answer('exposure', 'insect_sting'), answer('danger_signs', 'facial_swelling')),
  },
  {
    of: ['poison'],
    is: 'obstruction',
    when: all(answer('exposure', 'battery_magnet'), not(swallowedPoisons)),
  },
  {
    of: ['poison'],
    is: 'blood_sugar',
    when: all(
      answer('exposure', 'xylitol'),
      any(answer('energy_level', 'weak', 'very_low'), answer('neurologic_signs', 'wobbly', 'tremors')),
    ),
    beside: true,
  },
  // What happened at the operation explains a wound, not an accident.
  {
    of: ['trauma'],
    is: 'after_surgery',
    when: all(
      answer('context', 'surgery_or_anesthesia'),
      not(answer('context', 'hit_by_vehicle', 'fall_or_blow', 'fight_or_bite')),
    ),
  },
  // A sting or a blow to the head explains a mouth that drools and cannot swallow.
  {
    of: ['obstruction'],
    is: 'allergy',
    when: all(answer('exposure', 'insect_sting'), not(swallowedObjects)),
  },
  {
    of: ['obstruction'],
    is: 'trauma',
    when: all(answer('trauma_details', 'head_injury'), not(swallowedObjects)),
  },
  // Rat bait makes a pet bleed inside.
  {
    of: ['poison'],
    is: 'inner_bleeding',
    when: all(answer('exposure', 'rodenticide'), bloodWhereNoneBelongs),
    beside: true,
  },
  // Marijuana loosens bladder and legs; the back is well.
  {
    of: ['spine'],
    is: 'nerves',
    when: all(
      answer('exposure', 'marijuana'),
      not(answer('danger_signs', 'paralysis')),
      not(answer('context', 'hit_by_vehicle', 'fall_or_blow', 'fight_or_bite')),
    ),
  },
  { of: ['young'], is: 'cold', when: answer('baby_signs', 'cold'), beside: true },
  {
    of: ['breathing'],
    is: 'choking',
    told: ['chok*', 'lodged', 'windpipe'],
    notTold: ['collar', 'leash', 'cord', 'rope', 'chain', 'tether'],
  },
  {
    of: ['breathing'],
    is: 'choking',
    found: ['something stuck in the throat'],
    when: all(not(breathesBadlyAnyway), not(forHours)),
  },
  // What the pet ran onto is left where it is.
  {
    of: ['choking'],
    is: 'breathing',
    told: ['ran', 'jumped', 'fell', 'impaled', 'speared', 'pierced', 'stabbed'],
    when: text('penetrating'),
  },
  {
    of: ['breathing', 'unconscious', 'weakness', 'seizure', 'nerves', 'blood_flow', 'bowel', 'fever'],
    is: 'heat',
    when: wasHot,
    beside: true,
  },
  { of: ['fire_shock_or_water'], is: 'burn', when: answer('skin_signs', 'dead_or_burned') },
  { of: ['fire_shock_or_water'], is: 'burn', found: ['a burn or scald'] },
  {
    of: ['fire_shock_or_water'],
    is: 'burn',
    anySentence: true,
    told: [
      'burn*',
      'scald*',
      'boil*',
      'blister*',
      'sing*',
      'flame*',
      'stove*',
      'kettle',
      'grease',
      'oil',
      'fryer',
      'coffee',
      'tea',
      'soup',
      'steam',
      'firework*',
      'acid',
      'lye',
    ],
  },
  { of: ['fire_shock_or_water'], is: 'electric_shock', found: ['an electric shock'] },
  {
    of: ['fire_shock_or_water'],
    is: 'electric_shock',
    anySentence: true,
    told: [
      'electr*',
      'shocked',
      'zap*',
      'cord*',
      'cable*',
      'wire*',
      'charger*',
      'outlet*',
      'socket*',
      'lamp',
      'lights',
      'fuse',
      'lightning',
    ],
  },
  {
    of: ['fire_shock_or_water'],
    is: 'smoke',
    anySentence: true,
    told: ['smok*', 'soot*', 'firefighter*', 'firem*', 'fire'],
  },
  {
    of: ['gas'],
    is: 'smoke',
    anySentence: true,
    told: ['smok*', 'soot*', 'firefighter*', 'firem*', 'blaze'],
    notTold: ['monoxide', 'exhaust', 'propane', 'generator*', 'furnace', 'detector*', 'alarm*'],
  },
  {
    of: ['fire_shock_or_water', 'poison', 'breathing', 'nerves', 'weakness'],
    is: 'gas',
    told: ['monoxide', 'exhaust', 'propane', 'fumes'],
    beside: true,
  },
  {
    of: ['fire_shock_or_water'],
    is: 'gas',
    anySentence: true,
    told: ['monoxide', 'exhaust', 'propane', 'fumes', 'generator*', 'co', 'gas'],
  },
  { of: ['fire_shock_or_water'], is: 'near_drowning', found: ['a near drowning'] },
  {
    of: ['fire_shock_or_water'],
    is: 'near_drowning',
    anySentence: true,
    told: [
      'drown*',
      'pool',
      'lake',
      'river',
      'pond',
      'tub',
      'bathtub',
      'ocean',
      'sea',
      'underwater',
      'surf',
      'waves',
      'dock',
      'creek',
      'canal',
      'water',
    ],
    notTold: ['boil*', 'hot', 'scald*', 'rinse*', 'cool', 'cold'],
  },
  {
    of: ['venom'],
    is: 'snake',
    anySentence: true,
    told: ['snake*', 'rattl*', 'copperhead*', 'viper*', 'cottonmouth*', 'moccasin*', 'adder*', 'slither*'],
  },
  { of: ['venom', 'poison'], is: 'toad', told: ['toad*'], beside: true },
  { of: ['eye'], is: 'eye_out', when: answer('eye_signs', 'bulging') },
  { of: ['eye'], is: 'eye_out', told: ['socket', 'popped', 'bulg*', 'hanging'] },
  { of: ['eye'], is: 'eye_chemical', when: answer('exposure', 'pesticide_chemical') },
  { of: ['eye'], is: 'eye_out', found: ['an eye out of its place'] },
  { of: ['eye'], is: 'eye_chemical', found: ['a chemical in the eye'] },
  {
    of: ['eye'],
    is: 'eye_chemical',
    told: [
      'chemical*',
      'bleach',
      'acid',
      'cleaner*',
      'ammonia',
      'lye',
      'lime',
      'detergent*',
      'soap',
      'shampoo',
      'perfume',
      'sprayed',
    ],
  },
  { of: ['poison'], is: 'poison_on_coat', when: answer('exposure', 'permethrin'), beside: true },
  {
    of: ['poison'],
    is: 'poison_on_coat',
    told: ['fur', 'coat', 'splash*', 'pollen', 'rubbed', 'sprayed', 'essential'],
    notTold: ['eye', 'eyes'],
    beside: true,
  },
  {
    of: ['poison'],
    is: 'poison_on_coat',
    when: answer('exposure', 'pesticide_chemical', 'antifreeze', 'lilies', 'other', 'unknown'),
    anySentence: true,
    told: [
      'fur',
      'coat',
      'soaked',
      'drenched',
      'doused',
      'splash*',
      'spill*',
      'dripped',
      'smeared',
      'covered',
    ],
    notTold: ['eye', 'eyes'],
    beside: true,
  },
  {
    of: ['spine', 'blood_flow'],
    is: 'blood_clot',
    when: all(
      species('cat'),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
      any(
        answer('danger_signs', 'paralysis'),
        answer('weight_bearing', 'dragging'),
        all(legsFailed, answer('limb_signs', 'cold_or_pale_paw')),
      ),
    ),
    beside: true,
  },
  {
    of: ['seizure', 'nerves', 'weakness', 'birth', 'breathing'],
    is: 'eclampsia',
    when: lowCalcium,
    beside: true,
  },
  {
    of: ['weakness'],
    is: 'cold',
    when: text('cold_body'),
    anySentence: true,
    told: ['snow*', 'blizzard', 'freez*', 'froze*', 'frost*', 'winter', 'storm', 'rain', 'hypotherm*'],
    beside: true,
  },
  {
    of: ['unconscious'],
    is: 'cold',
    anySentence: true,
    told: ['snow*', 'blizzard', 'freez*', 'froze*', 'frost*', 'below', 'hypotherm*'],
    beside: true,
  },
  // An oil for the air burns by what is in it, not by heat.
  {
    of: ['burn', 'fire_shock_or_water'],
    is: 'poison_on_coat',
    onlyRead: {
      finding: 'a burn or scald',
      ticked: [
        ['context', 'burn_smoke_electric_water'],
        ['skin_signs', 'dead_or_burned'],
      ],
    },
    told: ['essential', 'diffuser', 'eucalyptus', 'peppermint', 'pennyroyal'],
    notTold: ['hot', 'boil*', 'burn*', 'blister*', 'scald*', 'flame*', 'candle'],
  },
  // A pet in a fit, or one that cannot stand or breathe, is not bathed.
  {
    of: ['poison_on_coat'],
    is: 'poison',
    when: answer('danger_signs', 'seizure', 'unresponsive', 'collapse', 'breathing_distress'),
  },
  // A grown pet that is cold is no newborn.
  { of: ['young'], is: 'weakness', when: ageAtLeast(6) },
  // A broken leg or an accident explains legs that fail; pellets that were eaten stick in no wound.
  {
    of: ['blood_clot'],
    is: 'spine',
    when: any(
      answer('context', 'hit_by_vehicle', 'fall_or_blow', 'fight_or_bite'),
      answer('limb_signs', 'deformed', 'open_wound'),
    ),
  },
  // A bone that stands out of a leg is no stick.
  {
    of: ['impaled'],
    is: 'trauma',
    told: ['bone', 'bones'],
    notTold: [
      'throat',
      'mouth',
      'jaw',
      'cheek',
      'gum',
      'gums',
      'tongue',
      'stick',
      'branch',
      'arrow',
      'nail',
      'glass',
      'knife',
      'wire',
      'metal',
      'hook',
      'needle',
      'shot',
      'bullet',
      'pellet',
    ],
  },
  { of: ['impaled'], is: 'poison', told: ['bait', 'poison', 'sachet*', 'ate', 'eaten', 'swallow*'] },
  // Hot water, a stove or a furnace is no hot day.
  {
    of: ['heat'],
    is: 'burn',
    onlyRead: heatInWords,
    told: [
      'burn*',
      'scald*',
      'boil*',
      'blister*',
      'sing*',
      'flame*',
      'stove*',
      'kettle',
      'grease',
      'fryer',
      'soup',
    ],
    notTold: weatherOrCar,
  },
  {
    of: ['heat'],
    is: 'gas',
    onlyRead: heatInWords,
    told: ['furnace', 'headache*', 'monoxide', 'detector*', 'exhaust', 'fumes', 'boiler'],
    notTold: weatherOrCar,
  },
  // The heat of low calcium comes from the muscles; the calcium ends it.
  { of: ['heat', 'fever'], is: 'eclampsia', when: lowCalcium },
]
