import { URGENCIES } from '#domain/logic/urgency.ts'
import type { Measures, Report } from './score.ts'
import type { Proportion } from './statistics.ts'

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

const line = (label: string, { k, n, share, low, high }: Proportion): string =>
  `${label.padEnd(34)} ${`${k}/${n}`.padStart(8)}  ${percent(share).padStart(6)}  [${percent(low)} to ${percent(high)}]`

const LABELS: readonly (readonly [keyof Measures, string])[] = [
  ['exact', 'exact level'],
  ['accepted', 'accepted level'],
  ['emergencyRecall', 'emergency recall'],
  ['emergenciesSentHome', 'emergencies told to stay home'],
  ['homeRecall', 'home recall'],
  ['safeAdvice', 'safe advice'],
  ['underStrict', 'under-triage, strict'],
  ['underLenient', 'under-triage, lenient'],
  ['overStrict', 'over-triage, strict'],
  ['overLenient', 'over-triage, lenient'],
  ['vetCasesSentToEr', 'vet cases sent to the ER'],
  ['homeCasesSentToEr', 'home cases sent to the ER'],
  ['conditionInFirst3', 'right condition in the first three'],
]

export function printReport(report: Report, file: string): string {
  const rows: string[] = [
    `${report.cases} cases from ${file}`,
    'Agreement with published guidance on written cases; not a clinical validation.',
    '',
    ...LABELS.map(([key, label]) => line(label, report.overall[key])),
    line('emergencies without an alert answer', report.hiddenEmergencies),
    '',
    'expected \\ said        home     vet      er    none',
  ]
  for (const level of URGENCIES) {
    const { monitor_at_home: home, normal_vet: vet, er_urgent: er, none } = report.confusion[level]
    rows.push(
      `${level.padEnd(18)} ${[home, vet, er, none].map((count) => String(count).padStart(7)).join(' ')}`,
    )
  }
  const { score, low, high, baseline } = report.brier
  rows.push(
    '',
    `Brier score ${score.toFixed(3)} [${low.toFixed(3)} to ${high.toFixed(3)}]; always stating the share right: ${baseline.toFixed(3)}`,
  )
  for (const { band, cases, meanConfidence, shareRight } of report.bands)
    rows.push(
      `  confidence ${band.padEnd(13)} ${String(cases).padStart(4)} cases, mean ${percent(meanConfidence)}, right ${percent(shareRight)}`,
    )
  rows.push('', 'slice                            cases   exact      ER recall   over    under')
  for (const [name, slice] of Object.entries(report.slices)) {
    const recall = slice.emergencyRecall.n === 0 ? '-' : percent(slice.emergencyRecall.share)
    rows.push(
      `${name.padEnd(32)} ${String(slice.cases).padStart(5)}  ${percent(slice.exact.share).padStart(6)}  ${recall.padStart(12)}  ${percent(slice.overStrict.share).padStart(6)}  ${percent(slice.underStrict.share).padStart(6)}`,
    )
  }
  const list = (title: string, misses: Report['underTriaged']): void => {
    rows.push('', `${title}: ${misses.length}`)
    for (const { id, expected, predicted, title: name } of misses)
      rows.push(`  ${id}  ${expected} -> ${predicted ?? 'no answer'}  ${name}`)
  }
  list('Under-triaged', report.underTriaged)
  list('Over-triaged to the ER', report.overTriagedToEr)
  list('Over-triaged to a visit', report.otherOverTriaged)
  rows.push('', `Right condition not in the first three: ${report.conditionMisses.length}`)
  for (const { id, shown, expected } of report.conditionMisses)
    rows.push(`  ${id}  shown: ${shown.join('; ')} | expected: ${expected.join('; ')}`)
  for (const { id, error } of report.errors) rows.push(`  ${id} gave no answer: ${error}`)
  return rows.join('\n')
}
