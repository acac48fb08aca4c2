import { symptomsByValue } from '#domain/knowledge/symptoms.ts'

export type SortOrder = 'newest' | 'oldest'
export const ALL_PETS = 'all'
export const PAGE_SIZE = 10

export type SessionFilter = {
  readonly search: string
  readonly petId: string
  readonly order: SortOrder
}

/** The text inside double quotes of a filter, as it is and not as a pattern: every sign stands in a class of its own. */
const quoted = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N}\s]/gu, (sign) =>
    sign === '"' || sign === '\\' || sign === '^' ? '.' : `[${sign}]`,
  )

/** Null when everything is wanted. A symptom is found by its label as well as by its value. */
export function sessionSearch(search: string): string | null {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return null
  const named = `pet_name.imatch."${quoted(wanted)}"`
  const symptoms = [...symptomsByValue.values()]
    .filter(({ value, label }) => [value, label].some((text) => text.toLowerCase().includes(wanted)))
    .map(({ value }) => value)
  return symptoms.length === 0 ? named : `${named},symptoms.ov.{${symptoms.join(',')}}`
}
