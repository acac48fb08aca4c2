import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COUNTED_ON, SETS } from '#cases/written/sets.ts'
import { EvidenceFigures } from '#contract/evidence.ts'
import { calibrationOf, statedCases } from './calibration.ts'
import { evidenceMarkdown } from './evidence-markdown.ts'
import { DAY, EVIDENCE_FILE, FIGURES_FILE, measureEvidence, shownOnPage } from './measure-evidence.ts'
import { METHOD_FILE, withTables } from './method-tables.ts'

const shown = EvidenceFigures.parse(JSON.parse(readFileSync(FIGURES_FILE, 'utf8')))
const evidence = measureEvidence(shown.measuredOn)

test('the page shows what the engine reaches today; else run npm run evaluate', () => {
  expect(shown).toEqual(shownOnPage(evidence))
})

test('the document says what the page shows', { timeout: 300_000 }, () => {
  expect(readFileSync(EVIDENCE_FILE, 'utf8')).toBe(
    evidenceMarkdown(evidence, calibrationOf(statedCases(COUNTED_ON, DAY))),
  )
})

test('the tables of the method are those of the sets', () => {
  const method = readFileSync(METHOD_FILE, 'utf8')
  expect(shown.firstSight.length).toBeGreaterThanOrEqual(3)
  expect(method).toContain('| 78.3 % | 51/60 | 5/60 |')
  expect(method).toBe(withTables(method, SETS))
})

test('every proportion lies inside its own interval', () => {
  const shares = evidence.sets.flatMap(({ measures }) => Object.values(measures)).filter(({ n }) => n > 0)
  expect(shares.length).toBeGreaterThan(40)
  expect(shares.filter(({ k, n, low, high }) => k / n < low - 1e-4 || k / n > high + 1e-4)).toEqual([])
})
