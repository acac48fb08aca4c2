export const OTC_CATEGORIES = [
  'anxiety_calming',
  'dental_care',
  'digestive_support',
  'ear_care',
  'eye_care',
  'flea_tick',
  'joint_support',
  'skin_coat',
  'vitamins_minerals',
  'wound_care',
] as const
export type OtcCategory = (typeof OTC_CATEGORIES)[number]
