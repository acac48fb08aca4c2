import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EvidenceFigures } from '#contract/evidence.ts'
import { calibrationOf, statedCases } from './calibration.ts'
import { evidenceMarkdown } from './evidence-markdown.ts'
import { COUNTED_ON, DAY, EVIDENCE_FILE, FIGURES_FILE, measureEvidence } from './measure-evidence.ts'

const shown = EvidenceFigures.parse(JSON.parse(readFileSync(FIGURES_FILE, 'utf8')))

test('the page shows what the engine reaches today; else run npm run evaluate', { timeout: 120_000 }, () => {
  expect(shown).toEqual(measureEvidence(shown.measuredOn))
})

test('the document says what the page shows', { timeout: 120_000 }, () => {
  expect(readFileSync(EVIDENCE_FILE, 'utf8')).toBe(
    evidenceMarkdown(shown, calibrationOf(statedCases(COUNTED_ON, DAY))),
  )
})

test('the figures of first sight are the ones the method names', () => {
  const method = readFileSync(join(import.meta.dirname, '../../docs/evaluation/README.md'), 'utf8')
  expect(shown.firstSight.length).toBeGreaterThanOrEqual(3)
  for (const { exact, emergencyRecall, emergenciesSentHome } of shown.firstSight) {
    const row = [
      `${((exact.k / exact.n) * 100).toFixed(1)} %`,
      `${emergencyRecall.k}/${emergencyRecall.n}`,
      `${emergenciesSentHome.k}/${emergenciesSentHome.n}`,
    ]
    expect(method).toContain(`| ${row.join(' | ')} |`)
  }
})

test('every proportion lies inside its own interval', () => {
  const shares = shown.sets.flatMap(({ measures }) => Object.values(measures)).filter(({ n }) => n > 0)
  expect(shares.length).toBeGreaterThan(40)
  expect(shares.filter(({ k, n, low, high }) => k / n < low - 1e-4 || k / n > high + 1e-4)).toEqual([])
})
