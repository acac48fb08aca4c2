import { describe, expect, test } from 'vitest'
import { levelOfNote } from './level-of-note.ts'

describe('a poison that another animal met', () => {
  test.each([
    ['dog', "My sister's lab ate the grapes and I think he got some too"],
    ['dog', 'The other dog ate some xylitol gum, this one was home too, not sure who had how much'],
    ['dog', "My son's dog got the rat poison out and mine ate the rest"],
    ['dog', 'Our other dog chewed the ibuprofen bottle open, no idea which of them swallowed pills'],
  ] as const)('is taken as met by this one where they may have shared it: a %s, "%s"', (species, note) => {
    expect(levelOfNote(species, note)).toBe('er_urgent')
  })

  test.each([
    ['dog', "My sister's lab ate grapes on sunday, ours was not there and had none"],
    ['dog', "The neighbor's dog got into rat poison last week, he was never in their yard"],
  ] as const)('is no finding where this one had no part in it: a %s, "%s"', (species, note) => {
    expect(levelOfNote(species, note)).not.toBe('er_urgent')
  })
})
