import { describe, expect, test } from 'vitest'
import { readNotes } from './read-notes.ts'

const unreadOf = (additionalNotes: string) =>
  readNotes(
    { additionalNotes, exposure_details: '', last_normal: '', medication_details: '' },
    { species: 'dog', name: 'Pip', exposed: false },
  ).unread

describe('a clause that only says that the pet is as always', () => {
  test.each([
    'Eats and plays like always.',
    'No cough, no discharge.',
    'Gums pink, not blue.',
    'Belly soft, tail wagging.',
    'Eyes open and bright, no redness.',
    'He is his usual self today!',
  ])('is read: %s', (note) => {
    expect(unreadOf(note)).toEqual([])
  })
})

describe('a clause that nobody read', () => {
  test.each(['My in-laws came on Friday.', 'One side of his chest stands still.', 'He is not his bowl.'])(
    'is kept as written: %s',
    (note) => {
      expect(unreadOf(note)).toEqual([{ quote: note.replace(/\.$/, '') }])
    },
  )

  test('is no answer or medicine of another field', () => {
    const texts = {
      additionalNotes: '',
      exposure_details: 'the corner of a blue thing',
      last_normal: '',
      medication_details: 'his blue pill',
    }
    expect(readNotes(texts, { species: 'dog', name: 'Pip', exposed: true }).unread).toEqual([])
  })
})
