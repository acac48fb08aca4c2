import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readVignettes } from '#cases/written/read-written.ts'
import { SETS } from '#cases/written/sets.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { assess } from '#domain/engine/assess.ts'
import { anyIntake, NOW, runs, wellIntake } from './generated-intakes.ts'
import { textsOf, writtenTexts } from './owner-texts.ts'
import type { OwnerText } from './owner-texts.ts'
import { fleschKincaidGrade } from './reading-level.ts'

const MEDIAN_AT_MOST = 6
const NONE_ABOVE = 8

/** Each text once, hardest first. */
function graded(texts: readonly OwnerText[]): readonly (OwnerText & { readonly grade: number })[] {
  const each = [...new Map(texts.map((entry) => [entry.text, entry])).values()]
  return each
    .map((entry) => ({ ...entry, grade: fleschKincaidGrade(entry.text) }))
    .toSorted((a, b) => b.grade - a.grade)
}

const median = (texts: readonly { readonly grade: number }[]): number =>
  texts[Math.floor(texts.length / 2)]?.grade ?? Number.NaN

const tooHard = (texts: readonly OwnerText[]): readonly string[] =>
  graded(texts)
    .filter(({ grade }) => grade > NONE_ABOVE)
    .map(({ where, text, grade }) => `${grade.toFixed(1)} ${where}: ${text}`)

test('the grade of well-known sentences is the published one', () => {
  // 6 words of one syllable each: 0.39 x 6 + 11.8 - 15.59
  expect(fleschKincaidGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 2)
  expect(fleschKincaidGrade('The cat sat. The mat sat.')).toBeLessThan(
    fleschKincaidGrade('The cat sat; the mat sat.'),
  )
  expect(
    fleschKincaidGrade('Veterinary gastroenterology necessitates comprehensive examination.'),
  ).toBeGreaterThan(20)
})

describe('every sentence of the knowledge base', () => {
  test('half are at grade six or below, none is above eight', () => {
    expect(writtenTexts.length).toBeGreaterThan(1100)
    expect(median(graded(writtenTexts))).toBeLessThanOrEqual(MEDIAN_AT_MOST)
    expect(tooHard(writtenTexts)).toEqual([])
  })
})

describe('every text of whole answers', () => {
  test('the same holds for the answers to the written cases', { timeout: 120_000 }, () => {
    const cases = SETS.slice(0, 3).flatMap(({ file }) => readVignettes(file))
    const texts = cases.flatMap((vignette) => {
      // The name is the owner's; how hard it is to read is not ours to say.
      const intake = intakeOf({ ...vignette, pet: { ...vignette.pet, name: 'Pip' } }, NOW)
      return textsOf(assess(intake, NOW), vignette.id)
    })
    expect(median(graded(texts))).toBeLessThanOrEqual(MEDIAN_AT_MOST)
    expect(tooHard(texts)).toEqual([])
  })

  test('and for the answers to made cases', { timeout: 120_000 }, () => {
    const made = fc.sample(fc.oneof(anyIntake, wellIntake), runs(300))
    const texts = made.flatMap((intake) => textsOf(assess(intake, NOW), 'a made case'))
    expect(median(graded(texts))).toBeLessThanOrEqual(MEDIAN_AT_MOST)
    expect(tooHard(texts)).toEqual([])
  })
})
