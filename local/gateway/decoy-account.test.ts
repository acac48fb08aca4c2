import { expect, test } from 'vitest'
import { decoyId, isDecoyId } from '#local/gateway/decoy-account.ts'

const now = Date.UTC(2026, 10, 21)

test('a decoy is recognised by its maker, with its address, and by nobody else', () => {
  const id = decoyId('secret', 'Ada@example.com', now)
  expect(isDecoyId('secret', 'ada@example.com', id)).toBe(true)
  expect(isDecoyId('secret', 'bob@example.com', id)).toBe(false)
  expect(isDecoyId('other', 'ada@example.com', id)).toBe(false)
})

test('it looks like the id of any account', () => {
  for (let index = 0; index < 50; index += 1) {
    const id = decoyId('secret', `${index}@example.com`, now + index)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
})

test('other ids are not taken for decoys', () => {
  for (const id of ['', 'x', '01900000-0000-7000-8000-000000000000']) {
    expect(isDecoyId('secret', 'ada@example.com', id)).toBe(false)
  }
})
