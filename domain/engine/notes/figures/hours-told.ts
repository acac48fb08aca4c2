import {
  EATS,
  LABOR,
  NO_NEXT,
  NO_OUTPUT,
  OF_OTHERS,
  URINATES,
  YOUNG,
} from '#domain/knowledge/compiled/notes/turns/measures.ts'
import { ONE_TO_TEN } from '#domain/logic/one-to-ten.ts'

export type AnswerOfHours = readonly [question: string, value: string]

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  ...ONE_TO_TEN,
  twelve: 12,
  half: 0.5,
}
const COUNT = String.raw`(\d+(?:\.\d+)?|${Object.keys(NUMBERS).join('|')})`
const SPAN = new RegExp(
  String.raw`\b(?:over |about |around |almost |like |more than )?${COUNT} ?(?:and a half |an |a |full |whole |straight )?(min(?:ute)?s?|h(?:(?:ou)?rs?)?|days?|nights?)\b`,
  'g',
)
const UNIT_HOURS = { m: 1 / 60, h: 1, d: 24, n: 12 } as const
const CLOCK = String.raw`(\d{1,2})(?::(\d\d))? ?(?:o'?clock)? ?(am|pm|a\.m\.|p\.m\.)?|(noon|midnight)`
const SINCE = new RegExp(String.raw`\b(?:since|at|from) (?:about |around |like )?(?:${CLOCK})`)
const BY_NOW = new RegExp(
  String.raw`\b(?:now|it'?s|it is|already|currently|time is)(?: now| already| past| about| almost| after)* (?:${CLOCK})|(?:${CLOCK}) (?:now|already)\b`,
)
/** The fewest hours since then, whatever the time is now. */
const CALENDAR: readonly (readonly [RegExp, number])[] = [
  [/\bday before yesterday\b|\b(?:two|2) days\b/, 36],
  [/\b(?:since|last) (?:last )?(?:sun|mon|tues|wednes|thurs|fri|satur)day\b/, 24],
  [/\bsince (?:sun|mon|tue|wed|thu|thur|thurs|fri|sat)\b/, 24],
  [
    /\byesterday(?:'s)? (?:morning|am|breakfast|noon|lunch|afternoon)\b|\byesterday at (?:\d{1,2} ?am|noon)\b/,
    15,
  ],
  [/\b(?:since|all of|all day) yesterday\b/, 12],
]

const NO_URINE = new RegExp(
  String.raw`\b${NO_OUTPUT}\b[^,.]{0,14}\b${URINATES}\b|\b(?:pee|peed|urinated|urine|wee)\b[^.]{0,18}\b(?:none|nothing|not)\b` +
    String.raw`|\b(?:last|only) (?:pee|peed|urinated|time (?:he|she) (?:peed|went pee))\b`,
)
const NO_FOOD = new RegExp(
  String.raw`\b${NO_OUTPUT}\b[^,.]{0,14}\b${EATS}\b|\b(?:last|only) (?:ate|eaten|meal)\b|\bfasting\b`,
)
/** In hours. Who rests between her young, and is seen to be well, has time. */
const FAR_ENOUGH = { push: 0.5, between: 2, urine: 12, urineDay: 24 } as const

/** What the hours, clock times and days of a note, in lower case, mean for urine, food and birth. */
export function answersOfHours(text: string): readonly AnswerOfHours[] {
  const answers: AnswerOfHours[] = []
  const statements = text.split(/[.!?;\n](?!\d)/).filter((statement) => statement.trim() !== '')
  for (const [index, own] of statements.entries()) {
    const isUrine = NO_URINE.test(own)
    const isFood = NO_FOOD.test(own)
    const isBirth = YOUNG.test(text) && (LABOR.test(own) || (YOUNG.test(own) && NO_NEXT.test(text)))
    if ((!isUrine && !isFood && !isBirth) || OF_OTHERS.test(own)) continue
    const hours = hoursIn(own) ?? (isBirth ? hoursIn(`${own} ${statements[index + 1] ?? ''}`) : undefined)
    if (hours === undefined) continue
    if (isUrine && hours >= FAR_ENOUGH.urineDay) answers.push(['urine_output', 'none_24h'])
    else if (isUrine && hours >= FAR_ENOUGH.urine) answers.push(['urine_output', 'none_12h'])
    if (isFood && !isUrine) answers.push(...foodAnswer(hours))
    if (isBirth && LABOR.test(own) && hours >= FAR_ENOUGH.push && hours <= 48)
      answers.push(['reproductive_status', 'in_labor'], ['labor_progress', 'strong_straining_over_30_min'])
    else if (isBirth && NO_NEXT.test(text) && hours >= FAR_ENOUGH.between && hours <= 48)
      answers.push(['reproductive_status', 'in_labor'], ['labor_progress', 'over_2h_between'])
  }
  return answers
}

function foodAnswer(hours: number): readonly AnswerOfHours[] {
  if (hours >= 48) return [['eating', 'none_over_48h']]
  if (hours >= 24) return [['eating', 'none_24_to_48h']]
  return hours >= 12 ? [['eating', 'none_12_to_24h']] : []
}

function hoursIn(statement: string): number | undefined {
  const from = SINCE.exec(statement)
  if (from !== null) {
    const until = BY_NOW.exec(statement.slice(from.index + from[0].length))
    const [start, end] = [minutesOf(from.slice(1, 5)), until && minutesOf(atNow(until))]
    if (start !== undefined && typeof end === 'number') return ((((end - start) % 720) + 720) % 720) / 60
  }
  const spans = [...statement.matchAll(SPAN)].map(([, count = '', unit = '']) => {
    const letter = unit.charAt(0) as keyof typeof UNIT_HOURS
    return (NUMBERS[count] ?? Number(count)) * (UNIT_HOURS[letter] ?? 0)
  })
  const byCalendar = CALENDAR.find(([pattern]) => pattern.test(statement))?.[1]
  const told = byCalendar === undefined ? spans : [...spans, byCalendar]
  return told.length > 0 ? Math.max(...told) : undefined
}

const atNow = (match: RegExpExecArray): readonly (string | undefined)[] =>
  match[1] === undefined && match[4] === undefined ? match.slice(5, 9) : match.slice(1, 5)

function minutesOf([hour, minute, , word]: readonly (string | undefined)[]): number | undefined {
  if (word !== undefined) return 0
  const told = Number(hour)
  return told >= 1 && told <= 24 ? ((told % 12) * 60 + Number(minute ?? 0)) % 720 : undefined
}
