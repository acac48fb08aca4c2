import { EVERY_DAY, GIVEN_AGAIN } from '#domain/knowledge/compiled/notes/turns/amounts.ts'
import { withDigits } from './quantities.ts'

export type Repeated = { readonly times: number; readonly perDay: number; readonly isRepeated: boolean }

const HOURS_OF_DAY = 24
const MOST_DAYS = 30
const DAYS_OF_WEEK = 7

const N = String.raw`(\d+(?:\.\d+)?)`
const perDayBy: readonly (readonly [RegExp, (given: number) => number])[] = [
  [/\b(?:twice|2 times|2x|two times)(?: (?:a|per|every|each|1))? ?(?:day|daily)\b|\bbid\b/, () => 2],
  [/\bmorning and (?:night|evening)\b|\bam and pm\b/, () => 2],
  [new RegExp(String.raw`\b${N} (?:times|x) (?:a |per |every |each |1 )?(?:day|daily)\b`), (n) => n],
  [/\b(?:tid|thrice (?:a |1 )?(?:day|daily))\b/, () => 3],
  [new RegExp(String.raw`\bevery ${N} (?:hours?|hrs?)\b`), (n) => (n === 0 ? 1 : HOURS_OF_DAY / n)],
]
const daysBy: readonly (readonly [RegExp, (given: number) => number])[] = [
  [
    new RegExp(
      String.raw`\b(?:for|over|during|these|past|last) (?:about |almost |nearly |the )?(?:past |last )?${N} (?:days?|nights?|mornings?)\b`,
    ),
    (n) => n,
  ],
  [
    new RegExp(String.raw`\b${N} (?:days?|nights?|mornings?) (?:in (?:a|1) row|straight|running|now)\b`),
    (n) => n,
  ],
  [
    new RegExp(String.raw`\b(?:for|over|past|last) (?:about |almost |the )?(?:past |last )?${N} weeks?\b`),
    (n) => n * DAYS_OF_WEEK,
  ],
  [/\b(?:all week|(?:past|last|whole|this) week|for 1 week)\b/, () => DAYS_OF_WEEK],
  [
    new RegExp(String.raw`\b(?:for|over|past|last) (?:about |almost |the )?(?:past |last )?${N} months?\b`),
    () => MOST_DAYS,
  ],
  [EVERY_DAY, () => 2],
]
export function repeatedIn(text: string): Repeated {
  const digits = withDigits(text)
  const read = (by: typeof perDayBy): number =>
    by.reduce((most, [pattern, times]) => {
      const found = pattern.exec(digits)
      return found === null ? most : Math.max(most, times(Number(found[1] ?? 1)))
    }, 1)
  const perDay = read(perDayBy)
  const days = Math.min(read(daysBy), MOST_DAYS)
  const times = Math.max(1, perDay * days)
  return { times, perDay, isRepeated: times > 1 || GIVEN_AGAIN.test(digits) }
}
