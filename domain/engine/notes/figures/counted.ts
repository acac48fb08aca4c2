import {
  AFTER_A_COUNT,
  AFTER_DEGREES,
  BEFORE_ANOTHER_NUMBER,
  BESIDE_A_COUNT,
  COUNTS_BREATHS,
  COUNTS_HEARTBEATS,
  FELT,
  MEASURED,
  NOT_THE_PET,
  NO_BREATHS,
  NO_HEARTBEATS,
  OF_BREATHS,
  OF_HEARTBEATS,
  OTHER_MATTER,
  SAID_OF_NOW,
  SAID_OF_OTHER_DAYS,
  TELLS_NO_TIME,
  THEN_OF_OTHER_DAYS,
} from '#domain/knowledge/compiled/notes/turns/measures.ts'

export type Counted = {
  /** The number told for now; of several the highest. */
  readonly now: number | undefined
  readonly usual: number | undefined
}

type Subject = {
  readonly about: RegExp
  readonly counting: RegExp
  readonly unless: RegExp
  readonly atLeast: number
  readonly atMost: number
}

const BREATHS: Subject = {
  about: OF_BREATHS,
  counting: COUNTS_BREATHS,
  unless: NO_BREATHS,
  atLeast: 4,
  atMost: 200,
}

const HEARTBEATS: Subject = {
  about: OF_HEARTBEATS,
  counting: COUNTS_HEARTBEATS,
  unless: NO_HEARTBEATS,
  atLeast: 15,
  atMost: 350,
}

const STANDS_ALONE = String.raw`(?<![\d.:/$#-]|\b${BEFORE_ANOTHER_NUMBER} |\d ?to )`
const NUMBER = new RegExp(
  String.raw`${STANDS_ALONE}(\d{2,3})(?:ish|s)?(?: ?(?:-|–|to) ?(\d{2,3}))?(?!\d|[:/.]\d|%|\w)` +
    String.raw`(?= *(?:$|[.,;!?)(~/]|-|${AFTER_A_COUNT}\b))`,
  'g',
)
const OTHER_DAYS = new RegExp(String.raw`\b${SAID_OF_OTHER_DAYS}\b(?:(?!\b${SAID_OF_NOW}\b)[^.,;\d]){0,30}$`)
const OTHER_DAYS_AFTER = new RegExp(String.raw`^(?:ish)?(?: ?${BESIDE_A_COUNT})* ?${THEN_OF_OTHER_DAYS}\b`)
const IN_WORDS: Readonly<Record<string, number>> = { ten: 10, fifteen: 15, twenty: 20, thirty: 30 }
const PART_OF_A_MINUTE = new RegExp(
  String.raw`\b(?:in|for|per|every|over|each) (?:a |about )?(10|15|20|30|${Object.keys(IN_WORDS).join('|')})` +
    String.raw` ?(?:s\b|secs?\b|seconds?\b)`,
)

const STATEMENTS =
  /[.!?;\n](?!\d)|(?:,| and) ?(?=(?:his |her |the )?(?:heart ?(?:rate|beat)|pulse|breath|resp|temp))/

const NOTHING: Counted = { now: undefined, usual: undefined }

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const SPELLED = new RegExp(`\\b(${TENS.slice(2).join('|')})(?:[ -](${ONES.slice(1).join('|')}))?\\b`, 'g')

const AT_A_COUNT = new RegExp(String.raw`\bat (?=\d{2,3}${TELLS_NO_TIME})`, 'g')

const inDigits = (text: string): string =>
  text
    .replace(SPELLED, (_, tens: string, ones: string | undefined) =>
      String(TENS.indexOf(tens) * 10 + ONES.indexOf(ones ?? '')),
    )
    .replace(AT_A_COUNT, '')

const storyOf = (text: string, { about, counting, unless, atLeast, atMost }: Subject): Counted => {
  if (!/\d/.test(text) || !about.test(text) || !counting.test(text)) return NOTHING
  const now: number[] = []
  const usual: number[] = []
  let isOpen = false
  let seconds = 60
  for (const statement of text.split(STATEMENTS)) {
    const isAbout = about.test(statement)
    if ((!isAbout && OTHER_MATTER.test(statement)) || unless.test(statement)) isOpen = false
    else if (isAbout) isOpen = true
    if (!isOpen) continue
    const part = PART_OF_A_MINUTE.exec(statement)?.[1]
    if (part !== undefined) seconds = IN_WORDS[part] ?? Number(part)
    const told = statement.replace(PART_OF_A_MINUTE, (words) => words.replace(/\d+ ?s?\b/, ''))
    for (const match of told.matchAll(NUMBER)) {
      const value = Math.max(Number(match[1]), Number(match[2] ?? 0)) * (60 / seconds)
      if (value < atLeast || value > atMost) continue
      const isUsual =
        OTHER_DAYS.test(told.slice(0, match.index)) ||
        OTHER_DAYS_AFTER.test(told.slice(match.index + match[0].length))
      ;(isUsual ? usual : now).push(value)
    }
  }
  // Where only one number is told, it may be the one of now.
  return { now: highest(now) ?? highest(usual), usual: highest(usual) }
}

const highest = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values)

export const breathsTold = (text: string): Counted => storyOf(inDigits(text), BREATHS)

export const heartbeatsTold = (text: string): Counted => storyOf(inDigits(text), HEARTBEATS)

const DEGREES = new RegExp(
  String.raw`(?<![\d.:/$#-])(\d{2,3}(?:\.\d{1,2})?)(?!\d|\.\d|%|:\d)` +
    String.raw`(?= *(?:$|[.,;!?)(]|°|-|${AFTER_DEGREES}\b))`,
  'g',
)
/** °F, in the middle of what is healthy. */
const HEALTHY = 101.5

/** In Fahrenheit; of several the one farthest from healthy. */
export function temperatureTold(text: string): number | undefined {
  if (!MEASURED.test(text) && !FELT.test(text)) return undefined
  const told: number[] = []
  let isOpen = false
  for (const statement of text.split(STATEMENTS)) {
    if (MEASURED.test(statement)) isOpen = true
    else if (OTHER_MATTER.test(statement) && !/temp|degrees/.test(statement)) isOpen = false
    if (NOT_THE_PET.test(statement)) continue
    for (const match of statement.matchAll(DEGREES)) {
      if (OTHER_DAYS.test(statement.slice(0, match.index))) continue
      if (!isOpen && !(match[1] ?? '').includes('.')) continue
      const value = inFahrenheit(Number(match[1]))
      if (value !== undefined) told.push(value)
    }
  }
  return told.toSorted((a, b) => Math.abs(b - HEALTHY) - Math.abs(a - HEALTHY))[0]
}

export function inFahrenheit(value: number): number | undefined {
  if (value >= 88 && value <= 112) return value
  return value >= 31 && value <= 44 ? Math.round((value * 1.8 + 32) * 10) / 10 : undefined
}
