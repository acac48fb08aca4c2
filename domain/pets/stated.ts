/** What stands in a list of illnesses, allergies or medicines when the owner said that there are none. */
export const NONE_STATED = 'None'

const isNone = (entry: string): boolean => /^none\.?$/i.test(entry.trim())

/** The entries that name something: an owner's "None" is an answer, not an illness. */
export const namedIn = (entries: readonly string[]): string[] => entries.filter((entry) => !isNone(entry))

/** True when the owner said that there is nothing to name, which is more than saying nothing. */
export const saysNone = (entries: readonly string[]): boolean =>
  entries.length > 0 && namedIn(entries).length === 0
