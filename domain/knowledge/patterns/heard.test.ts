import { describe, expect, test } from 'vitest'
import { judge } from '#domain/triage/judge.ts'
import { readFacts } from '#domain/triage/facts.ts'
import type { Intake } from '#domain/triage/intake.ts'
import { aDog, intakeOf } from '../examples.ts'
import { withPatternWords } from './heard.ts'
import { said } from './words.ts'
import type { PatternWord } from './words.ts'

const intake = (notes: string, medications: readonly string[] = []): Intake => {
  const plain = intakeOf(aDog(['itching'], {}, { notes }), '2022-06-15')
  return { ...plain, pet: { ...plain.pet, medications } }
}
const hears = (word: PatternWord, from: Intake): boolean =>
  judge(said(word), withPatternWords(readFacts(from, new Date('2026-06-15T12:00:00Z')))) === 'yes'

describe('words that point to an ordinary explanation', () => {
  test.each<readonly [PatternWord, string]>([
    ['shedding', 'He sheds like crazy every spring.'],
    ['shedding', 'She’s blowing her whole coat right now'],
    ['vaccine', 'Got his shots yesterday, sleepy since.'],
    ['reverseSneeze', 'Does that backwards sneezing thing'],
    ['hairballOut', 'He was hacking and threw up a big hairball'],
    ['noise', 'Fireworks all evening!'],
    ['heatCycle', 'She is in heat for the first time.'],
    ['wombWarning', 'In heat, and she drinks a lot more.'],
    ['incisionTrouble', 'I can put my finger into the hole.'],
  ])('hears %s in: %s', (word, notes) => {
    expect(hears(word, intake(notes))).toBe(true)
  })

  test.each<readonly [string, PatternWord, string]>([
    ['denied', 'shedding', 'He is not shedding.'],
    ['denied', 'vaccine', 'She hasn’t had any shots.'],
    ['of another time', 'vaccine', 'He had his shots six months ago.'],
    ['of another time', 'teething', 'He used to chew a lot.'],
    ['of another animal', 'dewormed', 'My other dog was dewormed.'],
    ['only asked', 'teething', 'Could it be teething?'],
    ['inside another word', 'hot', 'I took a photo.'],
    ['of the weather', 'heatCycle', 'It must be the heat today.'],
    ['denied', 'wombWarning', 'She is not thirsty.'],
  ])('does not count what is %s', (_why, word, notes) => {
    expect(hears(word, intake(notes))).toBe(false)
  })

  test('hears a medicine in the profile', () => {
    expect(hears('steroid', intake('', ['Prednisone 5 mg']))).toBe(true)
    expect(hears('steroid', intake('', ['Apoquel 16 mg']))).toBe(false)
  })
})
