/** Values by which an owner says that there is nothing to see. */
export const NOTHING_BAD: ReadonlySet<string> = new Set([
  'none',
  'normal',
  'formed',
  'pink',
  'no_discharge',
  'not_itchy',
  'normal_quiet',
  'none_24h',
  'under_24h',
  'no_seizure',
  'seems_fine',
  'for_food_or_attention',
])
