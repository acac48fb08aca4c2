import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import type { SessionEntry } from './api/list-sessions.ts'

export type SortOrder = 'newest' | 'oldest'
export const ALL_PETS = 'all'
export const PAGE_SIZE = 10

/** The words of a symptom; an unknown value is spelled out, never shown raw. */
export const symptomLabel = (value: string): string =>
  symptomsByValue.get(value)?.label ?? value.replaceAll('_', ' ')

/** A database time in any of the spellings it comes in; null when it is none. */
export function dateOf(value: string | null): Date | null {
  if (value === null) return null
  const date = new Date(value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))
  return Number.isNaN(date.getTime()) ? null : date
}

const timeOf = ({ created_at }: SessionEntry): number => dateOf(created_at)?.getTime() ?? 0

/** The assessments of a pet whose name or any symptom holds the text, in the wanted order. */
export function filterSessions(
  sessions: readonly SessionEntry[],
  search: string,
  petId: string,
  order: SortOrder,
): readonly SessionEntry[] {
  const wanted = search.trim().toLowerCase()
  const matching = sessions.filter(
    (session) =>
      (petId === ALL_PETS || session.pet_profile_id === petId) &&
      [session.pet_name ?? '', ...session.symptoms, ...session.symptoms.map(symptomLabel)].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  )
  const sign = order === 'newest' ? -1 : 1
  return matching.toSorted((a, b) => sign * (timeOf(a) - timeOf(b)))
}
