import { describe, expect, test } from 'vitest'
import { CONTACT_SUBJECTS } from '#contract/contact/contact-fields.ts'
import { ContactReceipt, type ContactMessage } from '#contract/contact/contact.ts'
import type { Deps } from '#service/world/deps.ts'
import { failure } from '#service/testing/failure.ts'
import { aService } from '#service/testing/small-world.ts'

const aMessage = (changes: Record<string, unknown> = {}) => ({
  name: 'Robin Owner',
  email: 'robin@pets.test',
  clinicName: '',
  phone: null,
  subject: 'general',
  message: 'Hello there',
  ...changes,
})

const world = (changes: Partial<Deps> = {}) => {
  const told: ContactMessage[] = []
  const { post, lines, requests } = aService({
    tellSupport: (message) => void told.push(message),
    ...changes,
  })
  return { requests, told, lines, contact: (body: unknown) => post('/v1/contact', body) }
}

describe('POST /v1/contact', () => {
  test('keeps a complete message and tells support [R-API-015]', async () => {
    const { contact, requests, told } = world()
    const response = await contact(aMessage({ name: ' Robin Owner ' }))
    expect(response.status).toBe(201)
    const receipt = ContactReceipt.parse(await response.json())
    expect(receipt).toMatchObject({
      receivedAt: '2026-03-01T12:00:00.000Z',
      replyWithin: 'three business days',
    })
    const kept = {
      name: 'Robin Owner',
      email: 'robin@pets.test',
      clinicName: null,
      phone: null,
      subject: 'general',
      message: 'Hello there',
    }
    expect(requests.messages).toMatchObject([{ id: receipt.id, ...kept }])
    expect(told).toEqual([kept])
  })

  test('knows five subjects [R-FORM-004] [R-API-015]', async () => {
    expect(CONTACT_SUBJECTS).toEqual(['general', 'clinic-pricing', 'partnership', 'technical', 'feedback'])
    const { contact } = world()
    for (const subject of CONTACT_SUBJECTS) expect((await contact(aMessage({ subject }))).status).toBe(201)
  })

  test.each([
    ['name', '  ', 'Please enter your name.'],
    ['name', 'x'.repeat(201), 'Please enter your name.'],
    ['email', 'nobody', 'Enter a valid email address.'],
    ['subject', 'gossip', 'Please choose a topic.'],
    ['subject', undefined, 'Please choose a topic.'],
    ['message', '', 'Please enter a message.'],
    ['phone', '5'.repeat(41), 'Please use at most 40 characters.'],
    ['clinicName', 'x'.repeat(201), 'Please use at most 200 characters.'],
  ])('refuses %s = %s in words [R-API-015] [R-FORM-005]', async (field, value, sentence) => {
    const { contact, requests, told } = world()
    expect(await failure(await contact(aMessage({ [field]: value })))).toMatchObject({
      status: 400,
      code: 'validation_error',
      message: sentence,
      fields: { [field]: sentence },
    })
    expect([requests.messages, told]).toEqual([[], []])
  })

  test('a program that fills the hidden field is thanked and forgotten', async () => {
    const { contact, requests, told } = world()
    const response = await contact(aMessage({ website: 'https://spam.test' }))
    expect(response.status).toBe(201)
    ContactReceipt.parse(await response.json())
    expect([requests.messages, told]).toEqual([[], []])
  })

  test('five messages in a quarter of an hour are enough [R-API-019]', async () => {
    const { contact } = world({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await contact(aMessage())).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('nothing of the message reaches the log [R-SEC-010]', async () => {
    const { contact, lines } = world()
    await contact(aMessage())
    expect(lines.join('')).not.toMatch(/robin|hello/i)
  })
})
