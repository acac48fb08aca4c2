import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { asMarkdown } from '../knowledge/tell/as-markdown.ts'
import { meaningOf } from '../knowledge/reviews/canonical.ts'
import { proved, ruleEntry } from '../knowledge/entries/rule-entry.ts'
import type { Entry } from '../knowledge/tell/entry.ts'
import { conditionOf, listedRules } from './clinical-list.ts'
import type { ListedRule } from './clinical-list.ts'

const read = (file: string): readonly ListedRule[] =>
  listedRules(readFileSync(join(import.meta.dirname, '../../docs/clinical', file), 'utf8'))

const clinicalList = read('red-flags.md')
const listed = new Map(clinicalList.map((rule) => [rule.id, meaningOf(conditionOf(rule.condition))]))

const asPage = (shown: readonly Rule[]): string => shown.map((rule) => asMarkdown(shortly(rule))).join('\n\n')

/** Without the examples, which stand beside the rule and in the review book. */
function shortly(rule: Rule): Entry {
  const entry = ruleEntry(proved(rule))
  return { ...entry, parts: entry.parts.filter(({ head }) => !head.startsWith('Examples')) }
}

const changed = rules.filter(({ id, when }) => listed.has(id) && listed.get(id) !== meaningOf(when))
const added = rules.filter(({ id }) => !listed.has(id))

test('the page of rules that differ shows each as it is in force; on a change read it, then vitest -u', async () => {
  const page = [
    '# Rules that differ from the clinical list',
    `For the reviewing veterinarian. All other rules stand word for word as in [red-flags.md](red-flags.md); a test compares
each of them with that list, and each of these with this page. Why each of them differs: [../clinical-changes.md](../clinical-changes.md).`,
    '## Narrower or wider than the list',
    asPage(changed),
    '## Not in the list',
    asPage(added),
  ].join('\n\n')
  await expect(`${page}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, '../../docs/clinical/rules-beyond-the-list.md'),
  )
})

test('only sixteen rules of the list see something else than it says: nine less, seven more', () => {
  expect(changed.map(({ id }) => id)).toEqual([
    'RF-011',
    'RF-020',
    'RF-059',
    'RF-087',
    'RF-101',
    'RF-103',
    'RF-105',
    'RF-138',
    'RF-139',
    'RF-140',
    'RF-149',
    'RF-166',
    'RF-182',
    'RF-186',
    'RF-204',
    'RF-214',
  ])
})

const asListed = ({ id, condition, level, sources }: ListedRule) => ({
  id,
  condition: meaningOf(conditionOf(condition)),
  level,
  sources,
})

const unchanged = rules.filter((rule) => !changed.includes(rule) && !added.includes(rule))

describe('the rules and the list a veterinarian reads', () => {
  test('the list has its 222 rules, and all are in force', () => {
    expect(clinicalList).toHaveLength(222)
    expect(unchanged.length + changed.length).toBe(222)
  })

  test.each(rules.filter(({ id }) => listed.has(id)))('$id stands at the level of the list', (rule) => {
    expect(rule.atLeast).toBe(clinicalList.find(({ id }) => id === rule.id)?.level)
  })

  test.each(unchanged)('$id sees exactly what the list says, on its word', (rule) => {
    const row = clinicalList.find(({ id }) => id === rule.id)
    if (row === undefined) throw new Error(`${rule.id} is not in the list`)
    expect({
      id: rule.id,
      condition: meaningOf(rule.when),
      level: rule.atLeast,
      sources: rule.sources,
    }).toEqual(asListed(row))
  })

  test('every rule that differs is named with its reason in the list of clinical changes', () => {
    const changes = readFileSync(join(import.meta.dirname, '../../docs/clinical-changes.md'), 'utf8')
    const rows = new Map(
      [...changes.matchAll(/^\| (RF-\d{3}) \|(.*)\|$/gm)].map(([, id = '', cells = '']) => [
        id,
        cells.split('|').map((cell) => cell.trim()),
      ]),
    )
    // After the id come at least what changed or is seen, the reason and the source.
    const withoutReason = [...changed, ...added].filter(({ id }) => {
      const cells = rows.get(id) ?? []
      return cells.length < 3 || cells.slice(-2).some((cell) => cell === '')
    })
    expect(withoutReason.map(({ id }) => id)).toEqual([])
  })

  test('one difference in a condition shows, its order does not', () => {
    const words = 'a:x,y AND (sym:vomiting OR age<6)'
    expect(meaningOf(conditionOf('(age<6 OR sym:vomiting) AND a:y,x'))).toBe(meaningOf(conditionOf(words)))
    for (const other of [
      'a:x AND (sym:vomiting OR age<6)',
      'a:x,y AND sym:vomiting OR age<6',
      `NOT(${words})`,
    ])
      expect(meaningOf(conditionOf(other))).not.toBe(meaningOf(conditionOf(words)))
    expect(() => conditionOf('a:x AND (b:y')).toThrow('A bracket is missing')
  })
})
