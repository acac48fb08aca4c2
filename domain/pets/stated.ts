/**
 * Stands in a list of illnesses, allergies or medicines when the owner said that there are none: an answer, not an
 * illness.
 */
export const NONE_STATED = 'None'

const isNone = (entry: string): boolean => /^none\.?$/i.test(entry.trim())

export const namedIn = (entries: readonly string[]): string[] => entries.filter((entry) => !isNone(entry))

export const saysNone = (entries: readonly string[]): boolean =>
  entries.length > 0 && namedIn(entries).length === 0
