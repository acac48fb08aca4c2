import { expect, test } from 'vitest'
import type { FactSource } from '#domain/logic/fact-source.ts'
import { reportOfAnswer, type Report } from './report.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { whyOf } from './why.ts'

/** A report whose reasons rest on these sources of facts. */
function restingOn(...sources: readonly (readonly FactSource[])[]): Report {
  const report = reportOfAnswer('a', aRequest(), anAnswer('normal_vet'), null)
  if (report.trace === null) throw new Error('an answer without a trace')
  const [rule] = report.trace.rules
  if (rule === undefined) throw new Error('a trace without a rule')
  const rules = sources.map((restsOn, index) => ({
    ...rule,
    because: `Reason ${index + 1}.`,
    restsOn: [...restsOn],
    setAsideBy: null,
  }))
  return { ...report, rationale: '', trace: { ...report.trace, rules } }
}

test('a reason says where it stands on words, and whether the owner confirmed them', () => {
  const report = restingOn(['ticked', 'profile'], ['ticked', 'suspected'], ['confirmed'])
  expect(whyOf(report).reasons).toEqual([
    'Reason 1.',
    'Reason 2. (from your words)',
    'Reason 3. (you confirmed this)',
  ])
})

test('reasons that all stand on words do not say so each, where the words stand right below', () => {
  const report = restingOn(['suspected'], ['suspected'])
  if (report.trace === null) throw new Error('an answer without a trace')
  const readFromNotes = [{ quote: 'gums look white', finding: 'Pale gums.' }]
  const read = whyOf({ ...report, trace: { ...report.trace, readFromNotes } })
  expect(read.quotes).toEqual(['gums look white'])
  expect(read.reasons).toEqual(['Reason 1.', 'Reason 2.'])
  const unread = whyOf({ ...report, trace: { ...report.trace, readFromNotes: [] } })
  expect(unread.reasons).toEqual(['Reason 1. (from your words)', 'Reason 2. (from your words)'])
})

test('an answer of before says nothing of it', () => {
  expect(whyOf(restingOn([])).reasons).toEqual(['Reason 1.'])
})
