import { expect, test } from 'vitest'
import { readNotes } from './read-notes.ts'

const STUCK_OUT = 'He licks and licks, and it is stuck out since this morning.'
const read = (sex: 'male' | 'female' | undefined) =>
  readNotes(
    { additionalNotes: STUCK_OUT, exposure_details: '', last_normal: '', medication_details: '' },
    { species: 'dog', sex, name: 'Rex', exposed: false },
  ).findings.map(({ finding }) => finding)

test('what only a male can have is read of a male, and where the sex is not known', () => {
  expect(read('male')).toContain('a penis that stays out')
  expect(read(undefined)).toContain('a penis that stays out')
})

test('it is not read of a female', () => {
  expect(read('female')).not.toContain('a penis that stays out')
})
