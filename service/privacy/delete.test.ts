import { describe, expect, test } from 'vitest'
import { DeletionReceipt } from '#contract/deletion/deletion.ts'
import type { Deps, ToldDeletion } from '#service/world/deps.ts'
import { failure } from '#service/testing/failure.ts'
import { aService } from '#service/testing/small-world.ts'

const aRequest = (changes: Record<string, unknown> = {}) => ({
  requesterName: 'Robin Owner',
  requesterEmail: 'robin@pets.test',
  accountEmail: 'robin@pets.test',
  relationship: 'self',
  verificationDetails: 'Rex',
  ...changes,
})

const world = (changes: Partial<Deps> = {}) => {
  const told: ToldDeletion[] = []
  const { post, lines, requests } = aService({
    tellOfDeletion: (request) => void told.push(request),
    ...changes,
  })
  return { requests, told, lines, ask: (body: unknown) => post('/v1/privacy/delete', body) }
}

describe('POST /v1/privacy/delete', () => {
  test('writes the request down and says when it is due [R-API-016] [R-FORM-013]', async () => {
    const { ask, requests, told } = world()
    const response = await ask(aRequest({ accountEmail: ' Robin@Pets.test ', phone: '' }))
    expect(response.status).toBe(202)
    const receipt = DeletionReceipt.parse(await response.json())
    expect(receipt).toMatchObject({
      receivedAt: '2026-03-01T12:00:00.000Z',
      dueAt: '2026-03-31T12:00:00.000Z',
      answerWithin: '45 days',
    })
    expect(requests.deletions).toMatchObject([
      {
        reference: receipt.reference,
        accountEmail: 'robin@pets.test',
        relationship: 'self',
        phone: null,
        authorizationNote: null,
        dueAt: new Date('2026-03-31T12:00:00Z'),
        backupsPurgeAt: new Date('2026-05-30T12:00:00Z'),
      },
    ])
    expect(told).toMatchObject([{ reference: receipt.reference, accountEmail: 'robin@pets.test' }])
  })

  test('an agent may ask for somebody else by describing the papers [R-API-016]', async () => {
    const { ask, requests } = world()
    const agent = aRequest({ relationship: 'agent', requesterEmail: 'agent@law.test' })
    expect(await failure(await ask({ ...agent, authorizationNote: '  ' }))).toMatchObject({
      status: 400,
      message:
        'Authorized agents must describe the documentation granting permission to act on behalf of the account holder.',
    })
    expect((await ask({ ...agent, authorizationNote: 'Power of attorney' })).status).toBe(202)
    expect(requests.deletions).toHaveLength(1)
  })

  test.each([
    ['requesterEmail', 'nobody', 'Enter a valid email address.'],
    ['accountEmail', undefined, 'Enter a valid email address.'],
    ['relationship', 'friend', 'Please say whether you ask for yourself or for somebody else.'],
    ['verificationDetails', '', 'Please enter a recent triage ID or the name of a pet.'],
    ['additionalNotes', 'x'.repeat(4001), 'Please use at most 4,000 characters.'],
  ])('refuses %s = %s in words [R-API-016]', async (field, value, sentence) => {
    const { ask, requests } = world()
    expect(await failure(await ask(aRequest({ [field]: value })))).toMatchObject({
      status: 400,
      message: sentence,
      fields: { [field]: sentence },
    })
    expect(requests.deletions).toEqual([])
  })

  test('a program that fills the hidden field gets the same answer, and nothing is kept', async () => {
    const { ask, requests, told } = world()
    const response = await ask(aRequest({ website: 'https://spam.test' }))
    expect(response.status).toBe(202)
    expect(DeletionReceipt.parse(await response.json()).dueAt).toBe('2026-03-31T12:00:00.000Z')
    expect([requests.deletions, told]).toEqual([[], []])
    expect((await ask(aRequest({ website: ' ' }))).status).toBe(202)
    expect(requests.deletions).toHaveLength(1)
  })

  test('five requests in a quarter of an hour are enough, and none reaches the log [R-API-019] [R-SEC-010]', async () => {
    const { ask, lines } = world({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await ask(aRequest())).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect(lines.join('')).not.toMatch(/robin|rex/i)
  })
})
