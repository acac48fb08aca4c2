import type { MeasuredSet, Share } from '#contract/evidence.ts'
import type { Evidence } from './measure-evidence.ts'
import { URGENCIES, type Urgency } from '#domain/logic/urgency.ts'
import type { Calibration } from './calibration.ts'

const LEVEL: Readonly<Record<Urgency, string>> = {
  er_urgent: 'emergency',
  normal_vet: 'vet visit',
  monitor_at_home: 'home',
}

const MEASURES: readonly (readonly [keyof MeasuredSet['measures'], string])[] = [
  ['exact', 'exact level'],
  ['accepted', 'accepted level'],
  ['emergencyRecall', 'emergency recall'],
  ['hiddenEmergencies', 'emergency recall where no ticked answer is an alarm'],
  ['emergenciesSentHome', 'emergencies told to stay home'],
  ['safeAdvice', 'safe advice'],
  ['underStrict', 'under-triage, strict'],
  ['underLenient', 'under-triage, lenient'],
  ['overStrict', 'over-triage, strict'],
  ['overLenient', 'over-triage, lenient'],
  ['vetCasesSentToEr', 'vet cases sent to the emergency clinic'],
  ['homeCasesSentToEr', 'home cases sent to the emergency clinic'],
  ['homeRecall', 'home recall'],
  ['conditionInFirst3', 'right condition in the first three'],
]

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const result = ({ k, n }: Share): string => (n === 0 ? 'none' : `${k}/${n} (${percent(k / n)})`)
const range = ({ n, low, high }: Share): string => (n === 0 ? '' : `${percent(low)} to ${percent(high)}`)
const both = (share: Share): string =>
  share.n === 0 ? '' : `${result(share)}, ${percent(share.low)} to ${percent(share.high)}`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

export function evidenceMarkdown(
  { measuredOn, sets, firstSight }: Evidence,
  calibration: Calibration,
): string {
  const parts = [
    '# Evidence',
    `Measured on ${measuredOn} by \`npm run evaluate\`, which writes this file. Do not edit it by hand.`,
    `**What this is:** how often the engine agrees with published veterinary guidance on written cases.
**What it is not:** a clinical validation. No panel of veterinarians has reviewed the cases or the rules; that review
is pending. Where the engine asks a short question, a made-up owner answers as the case is meant; real owners will do
worse, and where nobody answers the safer level stands. The cases were written for the sets, not collected from owners, and their shares of levels are not those of
real life. How each measure is defined: [evaluation/README.md](evaluation/README.md). How the confidence is made:
[confidence.md](confidence.md). What was tried to break the engine's checks:
[evaluation/planted-faults.md](evaluation/planted-faults.md).`,
    '## On first sight',
    `What a set says is only blind once. These are the figures of the engine of the day on which each set was first
seen, and the ones to expect from a new author's notes.`,
    table(
      ['set', 'exact level', 'emergency recall', 'emergencies told to stay home'],
      firstSight.map(({ set, exact, emergencyRecall, emergenciesSentHome }) => [
        set,
        both(exact),
        both(emergencyRecall),
        both(emergenciesSentHome),
      ]),
    ),
    ...sets.flatMap(setParts),
    ...calibrationParts(calibration),
  ]
  return `${parts.join('\n\n')}\n`
}

function setParts(set: MeasuredSet): readonly string[] {
  const { brier } = set
  return [
    `## ${set.name}, ${set.cases} cases, the engine of today`,
    set.history,
    table(
      ['measure', 'result', '95 % interval (Wilson)'],
      MEASURES.map(([key, name]) => [name, result(set.measures[key]), range(set.measures[key])]),
    ),
    table(
      ['expected \\ said', 'home', 'vet visit', 'emergency', 'no answer'],
      URGENCIES.map((level) => {
        const said = set.confusion[level]
        return [LEVEL[level], ...[...URGENCIES, 'none' as const].map((key) => String(said[key]))]
      }),
    ),
    `Brier score ${brier.score.toFixed(3)} (${brier.low.toFixed(3)} to ${brier.high.toFixed(3)}, bootstrap); always stating the overall share right: ${brier.baseline.toFixed(3)}.`,
    table(
      ['stated confidence', 'cases', 'mean confidence', 'share right'],
      set.bands.map(({ band, cases, meanConfidence, shareRight }) => [
        band,
        String(cases),
        percent(meanConfidence),
        percent(shareRight),
      ]),
    ),
    table(
      ['slice', 'cases', 'exact level', 'emergency recall', 'under-triage', 'over-triage'],
      set.slices.map(({ name, cases, exact, emergencyRecall, under, over }) => [
        name,
        String(cases),
        both(exact),
        both(emergencyRecall),
        both(under),
        both(over),
      ]),
    ),
    `Wrong levels, ${set.misses.length}:`,
    set.misses
      .map(
        ({ id, title, expected, said }) =>
          `* ${id}: ${LEVEL[expected]}, said ${said === null ? 'nothing' : LEVEL[said]} (${title})`,
      )
      .join('\n'),
  ]
}

const GROUNDS: Readonly<Record<Calibration['grounds'][number]['ground'], string>> = {
  'several-dangers-ticked': 'two or more danger rules by ticked answers',
  'one-danger-ticked': 'one danger rule by ticked answers',
  'danger-in-words': "danger only in the owner's own words",
  'several-concerns': 'two or more concern rules stand',
  'one-concern': 'one concern rule stands',
  'guard-or-suspicion': 'only the stay-home guard or a likely dangerous condition',
  'note-not-read': 'rest at home, and a clause of the note was read by nobody (set, not counted)',
  'all-answers-well': 'rest at home, and nothing was told of the chosen sign (set, not counted)',
  'nothing-found': 'no rule fired',
  'concern-explained': 'every concern is explained by a pattern or a dose',
}

const calibrationParts = ({ grounds, leftOut }: Calibration): readonly string[] => [
  '## What the confidence rests on',
  'All sets that the shares are counted on, together. How these shares are used: [confidence.md](confidence.md).',
  table(
    ['ground', 'right of cases', '95 % interval (Wilson)', 'stated at most'],
    grounds.map(({ ground, stated, right }) => [
      GROUNDS[ground],
      `${right.k}/${right.n}`,
      range(right),
      stated.toFixed(2),
    ]),
  ),
  'The Brier score of a set when the shares are counted on the others only:',
  table(
    ['set left out', 'Brier score', 'always stating its share right'],
    leftOut.map(({ set, brier, baseline }) => [set, brier.toFixed(3), baseline.toFixed(3)]),
  ),
]
