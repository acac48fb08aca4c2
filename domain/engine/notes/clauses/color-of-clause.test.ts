import { describe, expect, test } from 'vitest'
import type { NoteFinding } from './reading.ts'
import { readNotes } from '../read-notes.ts'

const presentIn = (note: string): readonly NoteFinding[] => {
  const texts = { additionalNotes: note, exposure_details: '', last_normal: '', medication_details: '' }
  return readNotes(texts, { species: 'dog', name: 'Milo', exposed: false }).findings.filter(
    ({ sense }) => sense === 'present',
  )
}

const quoteOf = (id: string, note: string): string | undefined =>
  presentIn(note).find((finding) => finding.id === id)?.quote

describe('a color on the other side of a comma', () => {
  test('is not given to the gums by words that merely stand near each other', () => {
    expect(quoteOf('gum-blue-told', 'a purple map on his belly, his gums are like a sponge')).toBeUndefined()
    expect(quoteOf('gum-blue-told', 'a purple bruise on his belly, his gums are gray')).toBe('gums are gray')
  })

  test('leaves the gums their own color, and its words are quoted', () =>
    expect(quoteOf('gum-pale-told', 'white teeth, white gums, cold feet')).toBe('white gums'))
})
