import { expect, test } from 'vitest'
import { dateOf } from './stored-time.ts'

test('database times are read in every spelling', () => {
  expect(dateOf('2026-11-20 10:00:00.123+00')?.toISOString()).toBe('2026-11-20T10:00:00.123Z')
  expect(dateOf('2026-11-20T10:00:00+00:00')?.toISOString()).toBe('2026-11-20T10:00:00.000Z')
  expect(dateOf('yesterday')).toBeNull()
})
