import { describe, expect, test, vi } from 'vitest'
import { DeletionRecord } from '#contract/deletion/account.ts'
import { createDeletions, termsOf } from '#service/providers/deletions/deletions.ts'
import type { Deps } from '#service/world/deps.ts'
import type { DeletionStore, KeptRecord } from '#service/providers/deletions/deletion-store.ts'
import { failure } from '#service/testing/failure.ts'
import { aService, believing } from '#service/testing/small-world.ts'

const OWNER = { id: '11111111-1111-4111-8111-111111111111', email: 'robin@pets.test' }
const NOW = new Date('2026-03-01T12:00:00Z')

const aRecord = (reference: string): KeptRecord => ({
  reference,
  verifiedBy: 'the owner',
  deletedAt: NOW.toISOString(),
  deleted: {
    accounts: 1,
    profiles: 1,
    pets: 2,
    assessments: 3,
    files: 0,
    signIns: 1,
    waitlistEntries: 0,
    inviteLinks: 1,
    messages: 0,
  },
  kept: [...termsOf(NOW).kept],
  backupsPurgeAt: '2026-05-30T12:00:00Z',
  pending: { folders: [OWNER.id], address: OWNER.email },
})

const world = (changes: Partial<Deps> = {}) => {
  const deleteOwn = vi.fn<Deps['deletions']['deleteOwn']>((_userId, reference) =>
    Promise.resolve({ outcome: 'deleted', record: aRecord(reference) }),
  )
  const { post, lines, deps } = aService({
    accounts: believing({ good: OWNER }),
    checkPassword: ({ email, password }) =>
      Promise.resolve(
        password === 'guessed' ? 'busy' : email === OWNER.email && password === 'right' ? 'right' : 'wrong',
      ),
    ...changes,
    deletions: {
      carryOut: () => Promise.resolve({ outcome: 'unknown' }),
      resume: () => Promise.resolve([]),
      deleteOwn,
      ...changes.deletions,
    },
  })
  const ask = (body: unknown = { password: 'right' }, authorization: string | null = 'Bearer good') =>
    post('/v1/account/delete', body, authorization === null ? {} : { authorization })
  return { ask, deleteOwn, lines, deps }
}

describe('POST /v1/account/delete', () => {
  test('deletes the account of the token and answers with the record', async () => {
    const tellDeleted = vi.fn<NonNullable<Deps['tellDeleted']>>()
    const { ask, deleteOwn } = world({ tellDeleted })
    const response = await ask()
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    const record = DeletionRecord.parse(body)
    expect(tellDeleted.mock.calls).toEqual([[OWNER.email, record]])
    expect(record.reference).toMatch(/^DEL-[A-HJ-NP-Z2-9]{6}$/)
    expect(deleteOwn.mock.calls).toEqual([[OWNER.id, record.reference]])
    expect(record.kept.map(({ kind, until }) => [kind, until.slice(0, 10)])).toEqual([
      ['billing', '2033-03-01'],
      ['securityLogs', '2028-03-01'],
      ['assessmentAnswers', '2026-03-03'],
      ['record', '2029-03-01'],
    ])
    expect(body).not.toHaveProperty('pending')
  })

  test.each([
    [null, 401, 'auth_required', 'Please sign in to delete your account.'],
    ['Bearer old', 401, 'session_expired', 'Your session has expired. Please sign in again.'],
    [
      'Bearer rubbish',
      401,
      'session_expired',
      'We could not verify that you are signed in. Please sign in again.',
    ],
  ])('with the token %s nothing is deleted [R-SEC-006]', async (token, status, code, message) => {
    const { ask, deleteOwn } = world()
    expect(await failure(await ask({ password: 'right' }, token))).toMatchObject({ status, code, message })
    expect(deleteOwn).not.toHaveBeenCalled()
  })

  test.each([
    [{ password: 'wrong' }, 400, 'That is not the password of this account. Nothing was deleted.'],
    [{ password: '' }, 400, 'Please type your password.'],
    [{}, 400, 'Please type your password.'],
    [
      { password: 'guessed' },
      429,
      'Too many attempts. Nothing was deleted. Please wait a few minutes and try again.',
    ],
  ])('with %j nothing is deleted', async (body, status, message) => {
    const { ask, deleteOwn } = world()
    expect(await failure(await ask(body))).toMatchObject({ status, message })
    expect(deleteOwn).not.toHaveBeenCalled()
  })

  test('an account that is gone already is said to be gone', async () => {
    const { ask } = world({
      deletions: {
        carryOut: () => Promise.resolve({ outcome: 'unknown' }),
        resume: () => Promise.resolve([]),
        deleteOwn: () => Promise.resolve({ outcome: 'unknown' }),
      },
    })
    expect(await failure(await ask())).toMatchObject({
      status: 401,
      message: 'This account is deleted already.',
    })
  })

  test('a reference that is taken is drawn again', async () => {
    const drawn: string[] = []
    const { ask } = world({
      deletions: {
        carryOut: () => Promise.resolve({ outcome: 'unknown' }),
        resume: () => Promise.resolve([]),
        deleteOwn: (_userId, reference) => {
          drawn.push(reference)
          return Promise.resolve(
            drawn.length < 3 ? { outcome: 'taken' } : { outcome: 'deleted', record: aRecord(reference) },
          )
        },
      },
    })
    expect(DeletionRecord.parse(await (await ask()).json()).reference).toBe(drawn[2])
    expect(new Set(drawn).size).toBe(3)
  })

  test('ten attempts in a quarter of an hour are enough, and no password reaches the log [R-API-019] [R-SEC-010]', async () => {
    const { ask, lines } = world({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) statuses.push((await ask({ password: 'sesame-open' })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
    expect(lines.join('')).not.toMatch(/sesame|robin/i)
  })
})

describe('a deletion whose files cannot be removed', () => {
  test('is told, keeps its record open and is taken up again', async () => {
    const finished: string[] = []
    const told: string[] = []
    let isDown = true
    const record = aRecord('DEL-ABCDEF')
    const store: Pick<DeletionStore, 'deleteOwn' | 'removeFiles' | 'finish' | 'unfinished'> = {
      deleteOwn: () => Promise.resolve({ outcome: 'deleted', record }),
      removeFiles: () => (isDown ? Promise.reject(new Error('storage is away')) : Promise.resolve()),
      finish: (reference) => Promise.resolve(void finished.push(reference)),
      unfinished: () => Promise.resolve(finished.length === 0 ? [record] : []),
    }
    const nothing = () => Promise.reject(new Error('is not asked'))
    const deletions = createDeletions({
      store: { show: nothing, verify: nothing, reject: nothing, carryOut: nothing, ...store },
      forgetMails: () => Promise.resolve(),
      now: () => NOW,
      onUnfinished: (reference) => void told.push(reference),
    })
    expect((await deletions.deleteOwn(OWNER.id, 'DEL-ABCDEF')).outcome).toBe('deleted')
    expect([told, finished]).toEqual([['DEL-ABCDEF'], []])
    expect(await deletions.resume()).toEqual([])
    isDown = false
    expect(await deletions.resume()).toEqual(['DEL-ABCDEF'])
    expect(await deletions.resume()).toEqual([])
  })
})
