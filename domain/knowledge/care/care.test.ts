import { describe, expect, test } from 'vitest'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import { sources } from '#domain/knowledge/compiled/sources.ts'
import { symptomCategories } from '#domain/knowledge/compiled/catalogues/symptoms.ts'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import { careByCondition } from '#domain/knowledge/compiled/care/by-condition.ts'
import { careBySymptom } from '#domain/knowledge/compiled/care/by-symptom.ts'
import { clash } from './care-line.ts'
import type { CareLine } from './care-line.ts'
import { finerFamilies } from '#domain/knowledge/compiled/care/finer-families.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import { careProducts } from '#domain/knowledge/compiled/care/products.ts'
import { readingGrade } from './reading-grade.ts'
import { standingAdvice } from '#domain/knowledge/compiled/care/standing-advice.ts'

const { emergency, visit, home, dangerSigns, swallowed, poisonLines, poisonReady, poisonSigns, keepFeeding } =
  standingAdvice
const standing: readonly CareLine[] = [
  emergency.callAhead,
  ...emergency.transport,
  emergency.noMedicine,
  emergency.noFood,
  emergency.noMeal,
  poisonReady,
  poisonSigns,
  keepFeeding,
  emergency.bring,
  ...emergency.worse,
  visit.book,
  visit.tell,
  ...visit.bring,
  ...visit.watch,
  visit.food,
  visit.noMedicine,
  visit.askBeforeFeeding,
  ...Object.values(visit.bookWithin),
  ...swallowed.home,
  ...swallowed.goNow,
  ...home.watch,
  home.food,
  home.rest,
  home.lasts,
  home.noMedicine,
  ...dangerSigns,
  poisonLines,
]
const lines: readonly CareLine[] = [
  ...standing,
  ...Object.values(careBySymptom).flatMap((care) => [
    ...care.home,
    ...(care.diet ?? []),
    ...care.watch,
    ...care.worse,
    ...care.goNow,
    ...(care.bring ?? []),
  ]),
  ...Object.values(careByCondition).flatMap((care) => [
    ...(care.home ?? []),
    ...(care.diet ?? []),
    ...(care.spreads ?? []),
    ...(care.goNow ?? []),
  ]),
  ...Object.values(firstAid).flatMap(({ steps, watch, beside = [] }) => [...steps, ...watch, ...beside]),
  ...careProducts.flatMap(({ notes, warnings }) => [notes, ...warnings]),
]
const texts = [...lines.map(({ text }) => text), ...allConditions.map(({ description }) => description)]

describe('what an owner is told to do', () => {
  test('every sentence names a source that exists', () => {
    const unknown = lines.filter(
      (entry) => entry.sources.length === 0 || entry.sources.some((code) => sources[code] === undefined),
    )
    expect(unknown).toEqual([])
  })

  test('every symptom of the catalogue has care, watching and a point to stop waiting', () => {
    const values = symptomCategories.flatMap(({ symptoms }) => symptoms.map(({ value }) => value))
    const isWhole = (value: string): boolean => {
      const care = careBySymptom[value]
      return (
        care !== undefined && [care.home, care.watch, care.worse, care.goNow].every((list) => list.length > 0)
      )
    }
    expect(values.filter((value) => !isWhole(value))).toEqual([])
    expect(Object.keys(careBySymptom).toSorted()).toEqual(values.toSorted())
  })

  test('care by condition belongs to conditions that exist', () => {
    const ids = new Set(allConditions.map(({ id }) => id))
    const named = [...Object.keys(careByCondition), ...careProducts.flatMap(({ conditions }) => conditions)]
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })

  test('every kind of emergency has first aid of two steps or more', () => {
    expect(EMERGENCY_FAMILIES.filter((family) => firstAid[family].steps.length < 2)).toEqual([])
  })

  test('a kind of emergency that leads at once says what to do before the call, or only to go', () => {
    const silent = EMERGENCY_FAMILIES.filter(
      (family) => firstAid[family].atOnce === true && (firstAid[family].beforeCall ?? 0) === 0,
    )
    expect(silent).toEqual(['blood_clot'])
  })

  test('no step of a kind of emergency undoes or repeats another step of it', () => {
    const faults = EMERGENCY_FAMILIES.filter((family) => {
      const { steps } = firstAid[family]
      return steps.some((one, at) => steps.slice(at + 1).some((other) => clash(one, other)))
    })
    expect(faults).toEqual([])
  })

  test('a finer kind of emergency is told by names and words that can be read', () => {
    const names = new Set(lexicon.map(({ finding }) => finding))
    expect(finerFamilies.flatMap(({ found = [] }) => found).filter((name) => !names.has(name))).toEqual([])
    const words = finerFamilies.flatMap(({ told = [], notTold = [] }) => [...told, ...notTold])
    expect(words.filter((word) => !/^[a-z]+\*?$/.test(word))).toEqual([])
    expect(finerFamilies.filter(({ when, found, told }) => (when ?? found ?? told) === undefined)).toEqual([])
  })

  test('the voice is calm: no exclamation marks and no words of alarm', () => {
    expect(texts.filter((text) => /!|don.t panic|oh no|unfortunately/i.test(text))).toEqual([])
  })

  test('no sentence states a dose of its own', () => {
    expect(texts.filter((text) => /\d+(?:\.\d+)?\s*(?:mg|ml|tablets?|drops?)\b/i.test(text))).toEqual([])
  })

  test('both poison lines are given with the word that fees may apply', () => {
    expect(poisonLines.text).toContain('(888) 426-4435')
    expect(poisonLines.text).toContain('(855) 764-7661')
    expect(poisonLines.text).toContain('Fees may apply')
  })
})

describe('how easy it is to read', () => {
  const grades = texts.map((text) => ({ text, grade: readingGrade(text.replaceAll('{petName}', 'Pip')) }))

  test('the counter gives the grade of well-known sentences', () => {
    expect(readingGrade('The cat sat on the mat.')).toBeLessThan(0)
    expect(
      readingGrade('Veterinary gastroenterology necessitates comprehensive examination.'),
    ).toBeGreaterThan(20)
  })

  test('half of all texts are at grade six or below', () => {
    const sorted = grades.map(({ grade }) => grade).toSorted((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(6)
  })

  test('no text is above grade eight', () => {
    expect(grades.filter(({ grade }) => grade > 8)).toEqual([])
  })
})
