import type { DecidedCase, Outcome } from '../examples/decided-case.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'

/** Of cases that are not wrong for good; the others are all shown. */
const MOST = 5

/** The cases a reviewer has to judge stand first. */
const OUTCOMES: readonly (readonly [outcome: Outcome, says: string])[] = [
  ['too_mild', 'Less urgent than its author expects, a known gap'],
  ['too_urgent', 'More urgent than its author expects, a false alarm'],
  [
    'until_asked',
    'More urgent than its author expects, until the owner answers the short questions; then as expected',
  ],
  ['expected', 'As its author expects'],
]

const WRONG: ReadonlySet<Outcome> = new Set(['too_mild', 'too_urgent'])

export function alonePart(
  { id, kind }: Entry,
  alone: ReadonlyMap<string, readonly DecidedCase[]>,
): readonly Part[] {
  if (kind !== 'rule') return []
  const cases = alone.get(id) ?? []
  if (cases.length === 0)
    return [
      {
        head: 'What it decides alone',
        lines: [
          'Nothing in our cases: wherever it applies, another rule, dose or thing holds the level too.',
        ],
      },
    ]
  return [
    {
      head: `What it decides alone: ${counted(cases.length)}`,
      lines: OUTCOMES.flatMap(([outcome, says]) =>
        linesOf(
          says,
          cases.filter((one) => one.outcome === outcome),
          WRONG.has(outcome) ? cases.length : MOST,
        ),
      ),
    },
  ]
}

function linesOf(says: string, cases: readonly DecidedCase[], most: number): readonly Line[] {
  if (cases.length === 0) return []
  const left = cases.length - most
  const shown = cases.slice(0, most).map(({ told }) => told)
  return [
    {
      says: `${says}: ${counted(cases.length)}.`,
      of: [...shown, ...(left > 0 ? [`And ${left} more.`] : [])],
    },
  ]
}

const counted = (cases: number): string => `${cases} ${cases === 1 ? 'case' : 'cases'}`
