import {
  ALLERGY,
  BLEEDING_DISORDER,
  BLEEDS,
  BLOCKAGE_SUSPECTED,
  BLOOD_IN_STOOL,
  BREATHING_TROUBLE,
  DIABETES,
  EARDRUM_RUPTURE,
  EXPECTING,
  EYELID_SWELLING,
  EYE_INJURY,
  EYE_TROUBLE,
  FEVER,
  FIBER,
  FIRMS_STOOL,
  FISH,
  FOOD_ALLERGY,
  HAD_SEIZURES,
  HEAD_TILT,
  HEART_DISEASE,
  HELD_UP,
  IMMUNE_SUPPRESSED,
  KIDNEY_DISEASE,
  LIVER_DISEASE,
  MILK,
  NOT_DRINKING,
  NOT_EATING,
  ON_STEROIDS,
  OPEN_SORES,
  PANCREATITIS,
  SEDATED,
  SEVERE_EAR_PAIN,
  SHELLFISH,
  THIRST_IS_OFF,
  THYROID_DISEASE,
  TOO_HOT,
  URINARY_DISEASE,
  VOMITS,
  VOMITS_AGAIN,
  WOUNDED,
  WOUND_AT_THE_NECK,
} from '#domain/knowledge/compiled/notes/turns/products.ts'

export type OtcPet = {
  readonly species: 'dog' | 'cat'
  readonly weightKg: number
  readonly ageYears: number
  readonly conditions: readonly string[]
  readonly allergies: readonly string[]
  readonly medications: readonly string[]
  readonly signs: readonly string[]
}

type Judge = (pet: OtcPet) => boolean

const said = (texts: readonly string[], pattern: RegExp): boolean =>
  texts.some((text) => pattern.test(text.toLowerCase()))

const has =
  (pattern: RegExp): Judge =>
  ({ conditions, signs, medications }) =>
    said([...conditions, ...signs, ...medications], pattern)

const isAllergic =
  (pattern: RegExp): Judge =>
  ({ allergies, conditions }) =>
    said([...allergies, ...conditions.filter((text) => ALLERGY.test(text.toLowerCase()))], pattern)

const isHeldUp = has(HELD_UP)
const vomits = has(VOMITS)
const thirstIsOff = has(THIRST_IS_OFF)
const isExpecting: Judge = (pet) => neverWith['pregnant']?.(pet) === true

type Contents = { readonly words: string; readonly isSwallowed: boolean }

/**
 * What no label says and still holds for whole kinds of products: what firms the stool is not for a pet that strains,
 * fiber and clay are not for one that vomits, a fountain does not answer a changed thirst, and a mother, or one to be,
 * swallows nothing without her vet.
 */
export const isWrongKind = ({ words, isSwallowed }: Contents, pet: OtcPet): boolean =>
  (FIRMS_STOOL.test(words) && (isHeldUp(pet) || vomits(pet))) ||
  (FIBER.test(words) && vomits(pet)) ||
  (words.includes('fountain') && thirstIsOff(pet)) ||
  (isSwallowed && isExpecting(pet))

/**
 * Each finding of the catalogue's "not with" lists and how it is recognised.
 * Words are read widely: leaving a product out costs nothing, offering a wrong one may harm.
 */
export const neverWith: Readonly<Record<string, Judge>> = {
  bite_wound: has(WOUNDED),
  bleeding_disorder: has(BLEEDING_DISORDER),
  blockage_suspected: has(BLOCKAGE_SUSPECTED),
  blood_in_stool: has(BLOOD_IN_STOOL),
  breathing_trouble: has(BREATHING_TROUBLE),
  cat_benzocaine: ({ species }) => species === 'cat',
  /** Nobody can promise that no cat, or rabbit, lives there or visits, so such a product is never offered. */
  cat_in_home: () => true,
  cloudy_eye: has(EYE_TROUBLE),
  deep_wound: has(WOUNDED),
  diabetes: has(DIABETES),
  eardrum_rupture: has(EARDRUM_RUPTURE),
  eye_contact: has(EYE_TROUBLE),
  eye_injury: has(EYE_INJURY),
  eyelid_swelling_severe: has(EYELID_SWELLING),
  fever: has(FEVER),
  fish_allergy: isAllergic(FISH),
  food_allergy: ({ allergies, conditions }) => allergies.length > 0 || said(conditions, FOOD_ALLERGY),
  head_tilt: has(HEAD_TILT),
  heart_disease: has(HEART_DISEASE),
  heat: has(TOO_HOT),
  heavy_bleeding: has(BLEEDS),
  immune_suppressed: has(IMMUNE_SUPPRESSED),
  kidney_disease: has(KIDNEY_DISEASE),
  liver_disease: has(LIVER_DISEASE),
  milk_protein_allergy: isAllergic(MILK),
  not_drinking: has(NOT_DRINKING),
  not_eating: has(NOT_EATING),
  open_sores: has(OPEN_SORES),
  pancreatitis: has(PANCREATITIS),
  pregnant: has(EXPECTING),
  puppy_or_kitten: ({ ageYears }) => ageYears < 1,
  rabbit_in_home_contact: () => true,
  sedative_medicine: has(SEDATED),
  seizure_history: has(HAD_SEIZURES),
  severe_ear_pain: has(SEVERE_EAR_PAIN),
  shellfish_allergy: isAllergic(SHELLFISH),
  skin_wound_neck: has(WOUND_AT_THE_NECK),
  squinting: has(EYE_TROUBLE),
  steroid_medicine: has(ON_STEROIDS),
  thyroid_disease: has(THYROID_DISEASE),
  urinary_disease: has(URINARY_DISEASE),
  vomiting_repeated: has(VOMITS_AGAIN),
}
