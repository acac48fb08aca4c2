import { afterEach, describe, expect, test, vi } from 'vitest'
import { installFakeBackend, type FakeBackend } from '#web/testing/fake-backend.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { saveSessionRow } from './save-session.ts'
import { ageColumns, sessionRow } from '../run/session-row.ts'

const ID = '3f6c2f4e-5a69-4b0e-9a0b-6b0a3f1c2d4e'
const OWNER = { id: 'owner', email: 'sam@example.com' }
const NOW = new Date('2026-11-20T12:00:00Z')
const row = () =>
  sessionRow({ sessionId: ID, owner: OWNER, request: aRequest(), answer: anAnswer() }, OWNER, NOW)
const ok = (rows: unknown = [{ id: ID }]) => ({ body: rows })
const refused = (status: number, code: string, message: string) => ({ status, body: { code, message } })
const UPDATE = 'PATCH /rest/v1/triage_sessions'
const INSERT = 'POST /rest/v1/triage_sessions'
const order = ({ sent }: FakeBackend) => sent.map(({ method }) => method)

describe('saving a finished assessment', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('updates the row that is there [R-ASSESS-029]', async () => {
    const fake = await installFakeBackend({ [UPDATE]: ok() })
    await expect(saveSessionRow(row())).resolves.toEqual({ updated: true, id: ID })
    expect(order(fake)).toEqual(['PATCH'])
    expect(fake.sent[0]?.query.get('id')).toBe(`eq.${ID}`)
  })

  test('inserts under the same id when there was none [R-ASSESS-029]', async () => {
    const fake = await installFakeBackend({ [UPDATE]: ok([]), [INSERT]: { status: 201 } })
    await expect(saveSessionRow(row())).resolves.toEqual({ updated: true, id: ID })
    expect(order(fake)).toEqual(['PATCH', 'POST'])
    expect(fake.sentTo(INSERT)[0]?.body).toMatchObject({
      id: ID,
      user_id: 'owner',
      user_email: 'sam@example.com',
    })
  })

  test('updates after all when another tab was faster', async () => {
    let updates = 0
    const fake = await installFakeBackend({
      [UPDATE]: () => {
        updates += 1
        return ok(updates === 1 ? [] : [{ id: ID }])
      },
      [INSERT]: refused(409, '23505', 'duplicate key value violates unique constraint'),
    })
    await expect(saveSessionRow(row())).resolves.toEqual({ updated: true, id: ID })
    expect(order(fake)).toEqual(['PATCH', 'POST', 'PATCH'])
  })

  test.each(['42703', 'PGRST204'])(
    'leaves out a missing optional column, code %s [R-ASSESS-049]',
    async (code) => {
      const missing = ['assessment_summary', 'otc_med_rec']
      const fake = await installFakeBackend({
        [UPDATE]: ({ body }) => {
          const column = missing.find((name) => typeof body === 'object' && body !== null && name in body)
          return column === undefined
            ? ok()
            : refused(400, code, `Could not find the '${column}' column of 'triage_sessions'`)
        },
      })
      await expect(saveSessionRow(row())).resolves.toEqual({ updated: true, id: ID })
      const last = fake.sent.at(-1)?.body
      expect(last).toHaveProperty('assessment_raw')
      for (const column of missing) expect(last).not.toHaveProperty(column)
    },
  )

  test('says that it did not work in any other failure [R-ASSESS-049]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await installFakeBackend({ [UPDATE]: refused(403, '42501', 'permission denied') })
    await expect(saveSessionRow(row())).resolves.toEqual({ updated: false })
  })
})

describe('the row of an assessment', () => {
  test('holds what the history needs [R-ASSESS-032]', () => {
    expect(row()).toMatchObject({
      id: ID,
      user_id: 'owner',
      user_email: 'sam@example.com',
      pet_name: 'Rex',
      species: 'dog',
      symptoms: ['limping'],
      symptom_notes: 'Limping on the right back leg.',
      follow_up_answers: { onset: 'days_1_to_3', danger_signs: ['none'] },
      additional_notes: null,
      assessment_recommendations: '- Have the leg examined',
      assessment_urgency: 'normal_vet',
      session_status: 'completed',
      otc_med_rec: null,
    })
    expect(JSON.parse(row().assessment_raw)).toEqual(anAnswer())
  })

  test('counts months under a year and years of 365.25 days after [R-ASSESS-046] [R-DATA-022]', () => {
    expect(ageColumns('2026-03-01', NOW)).toEqual({ age: 8, age_unit: 'months' })
    expect(ageColumns('2020-02-01', NOW)).toEqual({ age: 6.8, age_unit: 'years' })
    expect(ageColumns(null, NOW)).toEqual({ age: null, age_unit: null })
  })
})
