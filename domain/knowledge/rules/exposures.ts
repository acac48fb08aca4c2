/** Exposures after which shaking or a seizure is taken for poisoning; a suspicion without a name is enough. */
export const POISONS = [
  'chocolate',
  'xylitol',
  'human_pain_medicine',
  'other_medicine',
  'marijuana',
  'rodenticide',
  'antifreeze',
  'toxic_plant_mushroom',
  'permethrin',
  'pesticide_chemical',
  'alcohol_dough',
  'spoiled_fatty_food',
  'snake_bite',
  'unknown',
  'other',
] as const
