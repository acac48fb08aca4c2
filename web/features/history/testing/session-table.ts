import type { FakeBackend, SentRequest } from '#web/testing/fake-backend.ts'
import type { SessionEntry } from '../api/list-sessions.ts'

const ROUTE = '/rest/v1/triage_sessions'

export const anEntry = (number: number, changes: Partial<SessionEntry> = {}): SessionEntry => ({
  id: `s${number}`,
  pet_profile_id: 'p1',
  pet_name: `Pet ${number}`,
  species: 'dog',
  symptoms: ['limping'],
  assessment_urgency: 'normal_vet',
  created_at: new Date(Date.UTC(2026, 0, number)).toISOString(),
  ...changes,
})

export function serveSessions(fake: FakeBackend, rows: readonly SessionEntry[]): void {
  fake.on(`GET ${ROUTE}`, ({ query }) => ({ body: pageOf(rows, query) }))
  fake.on(`HEAD ${ROUTE}`, { headers: { 'content-range': `*/${rows.length}` } })
}

function pageOf(rows: readonly SessionEntry[], query: SentRequest['query']): readonly SessionEntry[] {
  const [, named = '', symptoms = ''] =
    /^\(pet_name\.imatch\."(.*?)"(?:,symptoms\.ov\.\{(.*)\})?\)$/.exec(query.get('or') ?? '') ?? []
  const wanted = symptoms.split(',')
  const pet = query.get('pet_profile_id')?.replace('eq.', '') ?? null
  const sign = query.get('order') === 'created_at.asc' ? 1 : -1
  const from = Number(query.get('offset') ?? 0)
  return rows
    .filter(
      (row) =>
        (pet === null || row.pet_profile_id === pet) &&
        (!query.has('or') ||
          (row.pet_name ?? '').toLowerCase().includes(named) ||
          row.symptoms.some((symptom) => wanted.includes(symptom))),
    )
    .toSorted((a, b) => sign * (Date.parse(a.created_at ?? '') - Date.parse(b.created_at ?? '')))
    .slice(from, from + Number(query.get('limit') ?? rows.length))
}
