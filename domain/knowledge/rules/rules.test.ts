import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFacts } from '#domain/engine/read/facts.ts'
import { holds, judge } from '#domain/logic/judge.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { intakeOf } from '../examples.ts'
import type { Given } from '../examples.ts'
import { ruleExamples } from '../compiled/rule-examples.ts'
import { rules } from '../compiled/rules.ts'

const now = new Date('2026-03-15T12:00:00Z')

const factsOf = (given: Given) =>
  readFacts(intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, now)), now)

const proved = rules.map((rule) => ({ ...rule, examples: ruleExamples[rule.id] ?? [] }))

describe.each(proved)('$id', ({ when, atLeast, family, because, sources: cited, examples }) => {
  test.each(examples)('$name: $expect', ({ given, expect: expected }) => {
    expect(judge(when, factsOf(given))).toBe(expected)
  })
  test('fires where it applies and stays silent where it does not', () => {
    for (const example of examples.filter(({ expect }) => expect !== 'unknown')) {
      expect(holds(when, factsOf(example.given))).toBe(example.expect === 'yes')
    }
    expect(examples.map((example) => example.expect)).toEqual(expect.arrayContaining(['yes', 'no']))
  })
  test('names a source', () => {
    expect(cited.length).toBeGreaterThan(0)
  })
  test('says why in one plain sentence or two', () => {
    expect(because).toMatch(/^[A-Z].*\.$/)
    expect(because.length).toBeLessThan(140)
  })
  test('names a kind of emergency exactly when it is one', () => {
    expect(family !== undefined).toBe(atLeast === 'er_urgent')
  })
})

test('all 222 rules of the clinical list are there, at their level', () => {
  const listed = rules.filter(({ id }) => Number(id.slice(3)) <= 222)
  expect(listed.map(({ id }) => id)).toEqual(
    Array.from({ length: 222 }, (_, index) => `RF-${String(index + 1).padStart(3, '0')}`),
  )
  expect(listed.filter(({ atLeast }) => atLeast === 'er_urgent')).toHaveLength(139)
  expect(listed.filter(({ atLeast }) => atLeast === 'normal_vet')).toHaveLength(83)
})

test('every rule beyond the clinical list is named in the list of clinical changes', () => {
  const changes = readFileSync(join(import.meta.dirname, '../../../docs/clinical-changes.md'), 'utf8')
  const added = rules.filter(({ id }) => Number(id.slice(3)) > 222).map(({ id }) => id)
  expect(added.filter((id) => !changes.includes(`| ${id} |`))).toEqual([])
})
