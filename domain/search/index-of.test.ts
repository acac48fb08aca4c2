import { describe, expect, test } from 'vitest'
import { indexOf } from './index-of.ts'

const { find: search } = indexOf(
  [
    { id: 'apple', label: 'Apple', words: ['apple slice'], description: 'The flesh is food.' },
    { id: 'apple-seeds', label: 'Apple core', words: ['apple seeds'], description: 'Seeds and stem.' },
    { id: 'cherry', label: 'Cherry', words: ['cherries', 'Crème de cerise'], description: 'A stone fruit.' },
    { id: 'crayon', label: 'Crayon', words: ['Crayola'], description: 'Mostly wax, not an apple.' },
    { id: 'lily', label: 'Lily', words: ["St. Joseph's lily"], description: 'A flower.' },
  ],
  new Set(['ate']),
)
const best = (text: string): string | undefined => search(text)[0]?.id

describe('an index over names, words and sentences', () => {
  test.each([
    ['apple', 'apple'],
    ['APPLES', 'apple'],
    ['apple seeds', 'apple-seeds'],
    ['my dog ate the seeds of an apple', 'apple-seeds'],
    ['cherries', 'cherry'],
    ['chery', 'cherry'],
    ['creme', 'cherry'],
    ['crayloa', 'crayon'],
    ['cray', 'crayon'],
    ['st josephs lily', 'lily'],
    ['wax', 'crayon'],
  ])('"%s" finds %s first', (text, id) => expect(best(text)).toBe(id))

  test('shows what is named whole, also where something alike holds every word', () => {
    const { find: plants } = indexOf([
      { id: 'azalea', label: 'Azalea', words: [], description: '' },
      { id: 'aralia', label: 'Aralia', words: ['aralia leaf'], description: '' },
    ])
    expect(plants('azalea leaf').map(({ id }) => id)).toEqual(['azalea', 'aralia'])
  })

  test('falls back to some of the words where nothing holds all', () =>
    expect(best('a crayon behind the couch')).toBe('crayon'))

  test('forgives no slip in a story, and takes words that only some entries hold', () => {
    const { findInStory: inStory } = indexOf([
      { id: 'crayon', label: 'Crayon', words: [], description: 'Mostly wax.' },
    ])
    expect(inStory('we came home late and found the crayons gone').map(({ id }) => id)).toEqual(['crayon'])
    expect(inStory('we came home late and found the crayloa gone')).toEqual([])
  })

  test.each(['', '   ', 'ate', 'my dog', 'zzzzqqqq', '!?'])('"%s" finds nothing', (text) =>
    expect(search(text)).toEqual([]),
  )

  test('gives scores from best to worst', () => {
    const scores = search('apple').map(({ score }) => score)
    expect(scores.length).toBeGreaterThan(1)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })
})
