import { describe, expect, test } from 'vitest'
import { intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { afterClinicPatterns } from '#domain/knowledge/patterns/after-the-clinic.ts'
import { benignPatterns } from '#domain/knowledge/patterns/all-patterns.ts'
import { holds } from '#domain/knowledge/patterns/pattern.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { readFacts } from '#domain/triage/facts.ts'
import type { Facts } from '#domain/triage/facts.ts'
import { levelOf } from '#domain/triage/level.ts'
import { heldBeside, heldBesideWomb, heldWithout } from './never-ordinary.ts'

const now = new Date('2026-06-15T12:00:00Z')
const factsOf = (given: Given): Facts =>
  readFacts(intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, now)), now)

/** Diseases in which thirst, appetite, the stomach or weakness may not be ordinary. */
const DISEASES = [
  'diabetes',
  'chronic kidney disease',
  'renal failure',
  'heart disease',
  'cardiomyopathy',
  "Addison's disease",
  'hypoadrenocorticism',
  "Cushing's disease",
  'liver disease',
  'cancer',
  'mammary tumor',
  'lymphoma',
  'chemotherapy',
  'immunosuppressed',
  'hyperthyroidism',
  'pancreatitis',
  'megaesophagus',
]
const METABOLIC = [
  'benign.thirst-after-heat-or-exercise',
  'benign.hungry-for-a-reason',
  'benign.one-upset-stomach',
  'benign.yellow-foam-before-breakfast',
  'benign.car-sickness',
]

describe.each(benignPatterns)('$id', (pattern) => {
  const typical = pattern.examples.filter(({ expect }) => expect === 'yes').map(({ given }) => factsOf(given))

  test('does not hold beside any sign that is never ordinary', () => {
    expect(typical.length).toBeGreaterThan(0)
    expect(heldBeside(pattern, typical)).toEqual([])
  })

  test('does not hold while what everybody is asked is not answered', () => {
    expect(heldWithout(pattern, typical)).toEqual([])
  })
})

describe.each(METABOLIC)('%s', (id) => {
  test.each(DISEASES)('does not hold in a pet with %s', (disease) => {
    const pattern = benignPatterns.find((one) => one.id === id)
    const [typical] = pattern?.examples.filter(({ expect }) => expect === 'yes') ?? []
    if (pattern === undefined || typical === undefined) throw new Error(`No such pattern: ${id}`)
    expect(holds(pattern, factsOf(typical.given))).toBe('yes')
    expect(holds(pattern, factsOf({ ...typical.given, conditions: [disease] }))).not.toBe('yes')
  })
})

/** Concern rules about breath above the limit, the womb, newborns, black stool and thirst of days; no pattern may touch them. */
const NEVER_SET_ASIDE = [
  'RF-013',
  'RF-014',
  'RF-091',
  'RF-183',
  'RF-184',
  'RF-192',
  'RF-211',
  'RF-219',
  'RF-261',
  'RF-265',
]

test.each(NEVER_SET_ASIDE)('no pattern sets aside %s', (rule) => {
  expect(benignPatterns.filter(({ explains }) => explains.includes(rule)).map(({ id }) => id)).toEqual([])
})

describe.each(
  benignPatterns.filter(({ examples }) =>
    examples.some(
      ({ expect, given }) => expect === 'yes' && given.gender === 'female' && given.isNeutered === false,
    ),
  ),
)('$id', (pattern) => {
  test('does not hold beside what an infected womb brings, ticked or told', () => {
    const typical = pattern.examples
      .filter(({ expect }) => expect === 'yes')
      .map(({ given }) => factsOf(given))
    expect(heldBesideWomb(pattern, typical)).toBe(0)
  })
})

test('the tick of an operation within two weeks sets nothing aside, because it does not say which day it was', () => {
  const ticked = afterClinicPatterns.flatMap((pattern) =>
    pattern.examples
      .filter(
        ({ expect, given }) =>
          expect === 'yes' && given.answers['context']?.includes('surgery_or_anesthesia'),
      )
      .filter(({ given }) => holds(pattern, factsOf({ ...given, notes: '' })) === 'yes')
      .map(() => pattern.id),
  )
  expect(ticked).toEqual([])
})

describe('in its typical cases a pattern', () => {
  const typical = benignPatterns.flatMap(({ id, examples }) =>
    examples.filter(({ expect }) => expect === 'yes').map(({ given }) => ({ id, facts: factsOf(given) })),
  )
  const held = typical.filter(({ id, facts }) =>
    levelOf(facts, []).patterns.some((pattern) => pattern.id === id),
  )

  test('does not hold where a dangerous condition ranks first', () => {
    expect(held.length).toBeGreaterThan(10)
    expect(held.filter(({ facts }) => levelOf(facts, [], true).patterns.length > 0)).toEqual([])
  })

  test('says when to come back wherever it holds at home, also where none of its rules fired', () => {
    const atHome = held.filter(({ facts }) => levelOf(facts, []).level === 'monitor_at_home')
    const silent = atHome.filter(({ facts, id }) =>
      levelOf(facts, []).fired.every(({ setAsideBy }) => setAsideBy !== id),
    )
    expect(silent.length).toBeGreaterThan(0)
    expect(benignPatterns.filter(({ returnWhen }) => returnWhen === '')).toEqual([])
  })
})
