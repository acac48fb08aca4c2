import { expect, test } from 'vitest'
import type { DecidedCase } from '../examples/decided-case.ts'
import type { Entry } from '../tell/entry.ts'
import { alonePart } from './alone-part.ts'

const RULE: Entry = {
  id: 'RF-901',
  kind: 'rule',
  page: 'general',
  title: 'A rule',
  parts: [],
  sources: [],
  reads: [],
  content: {},
}

const tell = (...cases: readonly DecidedCase[]) => alonePart(RULE, new Map([[RULE.id, cases]]))

test('cases that a rule makes too mild or too urgent stand before those it decides as expected', () => {
  expect(
    tell(
      { told: 'one', outcome: 'expected' },
      { told: 'two', outcome: 'until_asked' },
      { told: 'three', outcome: 'too_mild' },
    ),
  ).toEqual([
    {
      head: 'What it decides alone: 3 cases',
      lines: [
        { says: 'Less urgent than its author expects, a known gap: 1 case.', of: ['three'] },
        {
          says: 'More urgent than its author expects, until the owner answers the short questions; then as expected: 1 case.',
          of: ['two'],
        },
        { says: 'As its author expects: 1 case.', of: ['one'] },
      ],
    },
  ])
})

test('of cases that are right five are shown and the others counted, wrong ones are all shown', () => {
  const many = Array.from({ length: 7 }, (_none, at) => ({
    told: `case ${at}`,
    outcome: 'expected' as const,
  }))
  expect(tell(...many)[0]?.lines).toEqual([
    {
      says: 'As its author expects: 7 cases.',
      of: ['case 0', 'case 1', 'case 2', 'case 3', 'case 4', 'And 2 more.'],
    },
  ])
  const wrong = many.map(({ told }) => ({ told, outcome: 'too_mild' as const }))
  expect(tell(...wrong)[0]?.lines).toMatchObject([{ of: wrong.map(({ told }) => told) }])
})

test('a rule that decides nothing alone says so, and what is no rule says nothing of it', () => {
  expect(tell()[0]?.lines).toEqual([
    'Nothing in our cases: wherever it applies, another rule, dose or thing holds the level too.',
  ])
  expect(alonePart({ ...RULE, kind: 'condition' }, new Map())).toEqual([])
})
