import { describe, expect, test } from 'vitest'
import { intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { benignPatterns } from '#domain/knowledge/patterns/all-patterns.ts'
import { holds } from '#domain/knowledge/patterns/pattern.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { readFacts } from '#domain/triage/facts.ts'
import type { Facts } from '#domain/triage/facts.ts'
import { heldBeside, heldWithout } from './never-ordinary.ts'

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
