import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { createSupabaseJobStore } from '#service/providers/jobs/supabase-job-store.ts'
import { createSupabaseStore } from '#service/providers/store/supabase-store.ts'
import { StoredSession } from '#web/lib/rows/stored-session.ts'
import { SessionEntry } from '#web/features/history/api/list-sessions.ts'
import { PetRow } from '#web/features/pets/pet-row.ts'
import { dateOf } from '#web/lib/rows/stored-time.ts'

/** The same values as a hosted backend writes them, and as PostgreSQL itself does. */
const FORMATS = [
  { backend: 'hosted', time: '2026-01-31T10:00:00.123+00:00', weight: 12.5, age: 5.9 },
  { backend: 'of its own', time: '2026-01-31 10:00:00.123+00', weight: '12.50', age: '5.9' },
]
const MOMENT = new Date('2026-01-31T10:00:00.123Z')

describe.each(FORMATS)('rows of a backend that is $backend', ({ time, weight, age }) => {
  test('are read as the same pet, assessment and day [R-DATA-023]', () => {
    const pet = PetRow.parse({
      id: 'pet',
      name: 'Rex',
      species: 'dog',
      breed: null,
      birthday: null,
      gender: null,
      is_neutered: null,
      weight_value: weight,
      weight_unit: 'kg',
      created_at: time,
    })
    expect(pet).toMatchObject({ weight_value: 12.5, weight_unit: 'kg' })
    const json = { assessment_summary: null, treatment: null, otc_med_rec: null }
    const saved = StoredSession.parse({ ...json, id: 'session', age, age_unit: 'years', created_at: time })
    expect(saved.age).toBe(5.9)
    expect(dateOf(saved.created_at)).toEqual(MOMENT)
    const listed = SessionEntry.parse({ id: 'session', symptoms: [], created_at: time })
    expect(dateOf(listed.created_at)).toEqual(MOMENT)
  })

  test('tell the service when a job began and whether a question is still worked on [R-DATA-023]', async () => {
    const answering = (row: unknown, refusal?: unknown) =>
      createClient('https://db.example', 'key', {
        global: {
          fetch: (_input, init) =>
            Promise.resolve(
              init?.method === 'POST' ? Response.json(refusal, { status: 409 }) : Response.json([row]),
            ),
        },
      })
    const job = await createSupabaseJobStore(
      answering({
        id: 'job',
        status: 'processing',
        retries: 0,
        request: {},
        result: null,
        summary: null,
        error: null,
        token_hash: 'hash',
        started_at: time,
        updated_at: time,
      }),
    ).find('job', MOMENT)
    expect([job?.startedAt, job?.updatedAt]).toEqual([MOMENT, MOMENT])

    const store = createSupabaseStore(
      answering(
        {
          request_hash: 'hash',
          request_id: 'req_1',
          status: 'processing',
          http_status: null,
          response: null,
          created_at: time,
          expires_at: time.replace('01-31', '02-01'),
        },
        { code: '23505', message: 'duplicate key' },
      ),
    )
    const soon = new Date(MOMENT.getTime() + 1000)
    const claim = await store.claim({ key: 'key', hash: 'hash', requestId: 'req_2', now: soon })
    expect(claim.outcome).toBe('in_progress')
    const late = new Date(MOMENT.getTime() + 3 * 60_000)
    const taken = await store.claim({ key: 'key', hash: 'hash', requestId: 'req_2', now: late })
    expect(taken.outcome).toBe('run')
  })
})
