import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'

test('files of 10 MB, 2000 characters of notes and half a second stand in one place [R-CONST-002]', () => {
  expect(LIMITS).toEqual({
    mediaBytes: 10 * 1024 * 1024,
    notes: 2000,
    notesNearlyFull: 1800,
    autosaveMs: 500,
  })
})
