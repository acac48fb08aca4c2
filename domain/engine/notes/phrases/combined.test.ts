import { describe, expect, test } from 'vitest'
import { signPairs } from '#cases/rules/signs.ts'
import { signs } from '#domain/knowledge/compiled/notes/signs.ts'
import { combinedIn } from './combined.ts'
import { readNotes } from '../read-notes.ts'

const foundIn = (note: string, species: 'dog' | 'cat'): readonly string[] => {
  const known = new Set(signs.map(({ id, finding }) => `${id} ${finding}`))
  const texts = { additionalNotes: note, exposure_details: '', last_normal: '', medication_details: '' }
  return readNotes(texts, { species, name: 'Milo', exposed: false })
    .findings.filter(({ id, finding, sense }) => sense === 'present' && known.has(`${id} ${finding}`))
    .map(({ id }) => id)
}

describe('signs told by groups of words', () => {
  test.each(signPairs)('$sign is read for a $species in "$danger"', ({ sign, species, danger }) =>
    expect(foundIn(danger, species)).toContain(sign),
  )
  test.each(signPairs)('$sign is not read for a $species in "$harmless"', ({ sign, species, harmless }) =>
    expect(foundIn(harmless, species)).not.toContain(sign),
  )
  test('every sign has a danger and a harmless mirror', () =>
    expect(signs.map(({ id }) => id).filter((id) => !signPairs.some(({ sign }) => sign === id))).toEqual([]))
})

describe('groups of words', () => {
  const idsIn = (words: string): readonly string[] => combinedIn(words).map(({ of }) => of.id)

  test('stand in any order', () => {
    expect(idsIn('the gums are white')).toContain('gum-pale-told')
    expect(idsIn('white are the gums')).toContain('gum-pale-told')
  })
  test('say nothing when far from each other', () =>
    expect(idsIn('his gums look good and the vet in the town beside the lake wore white')).not.toContain(
      'gum-pale-told',
    ))
  test('say nothing with a denial or a new thought between them', () => {
    expect(idsIn('his gums are not white')).not.toContain('gum-pale-told')
    expect(idsIn('his gums however white his coat')).not.toContain('gum-pale-told')
  })
  test('say nothing of another animal, of the past or when denied before', () => {
    expect(foundIn('no white gums at all', 'dog')).toEqual([])
    expect(foundIn('two years ago his gums went white', 'dog')).toEqual([])
    expect(foundIn("my sister's dog had white gums", 'dog')).toEqual([])
  })
})
