import { WHILE_RESTING } from '#domain/knowledge/compiled/notes/turns/measures.ts'
import { clinicFigures } from './clinic-figures.ts'
import { breathsTold, heartbeatsTold, inFahrenheit, temperatureTold } from './counted.ts'

export function readNumbers(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const lower = text
    .toLowerCase()
    .replaceAll(/\bhalf (?:a |of a )?min(?:ute)?\b/g, '30 seconds')
    .replaceAll(/\b(?:a )?quarter (?:of )?a min(?:ute)?\b/g, '15 seconds')
  if (!/\d|(?:twen|thir|for|fif|six|seven|eigh|nine)ty/.test(lower)) return found
  const set = (what: string, value: number | undefined): void => {
    if (value !== undefined) found.set(what, value)
  }
  const breaths = breathsTold(lower)
  const rate = breaths.now ?? breathsPerMinute(lower)
  if (rate !== undefined && rate >= 4 && rate <= 300) set('resp_rate', rate)
  set('resp_rate_usual', breaths.usual)
  set('heart_rate', heartbeatsTold(lower).now)
  set('temperature_f', temperatureTold(lower) ?? fahrenheit(lower))
  const isList = /\bs?rr\b/.test(lower) && /\bhr\b/.test(lower)
  for (const [what, value] of clinicFigures(lower)) if (isList || !found.has(what)) found.set(what, value)
  return found
}

const IN_WORDS: Readonly<Record<string, number>> = { ten: 10, fifteen: 15, twenty: 20, thirty: 30, sixty: 60 }

const IN_SECONDS = new RegExp(
  String.raw`\b(\d{1,3})(?: (?:breaths?|times|breathes))? (?:in|for|per|every|over|each) (?:a |about )?` +
    String.raw`(10|15|20|30|60|${Object.keys(IN_WORDS).join('|')}) ?(?:s\b|secs?|seconds?)`,
)
/** Breaths a minute, the surest way to put it first. */
const PER_MINUTE: readonly RegExp[] = [
  /\b(\d{2,3}) ?(?:breaths|breathes|resps?|bpm breathing)(?: (?:per|a|every|\/) ?min| ?\/ ?min)?/,
  /breath\w*[^.!?]{0,30}?\b(\d{2,3}) (?:times )?(?:per|a|every) min/,
  /(?:resp\w*|breathing) rate[^.!?\d]{0,20}(\d{2,3})/,
  /breath[^.!?]{0,40}?\b(\d{2,3}) (?:times |breaths )?in (?:one|a|1) min/,
  new RegExp(String.raw`breath(?:es|ing|e)? (?:is |at |about |like |around )*(\d{2,3})(?= ${WHILE_RESTING})`),
]

function breathsPerMinute(text: string): number | undefined {
  const counted = IN_SECONDS.exec(text)
  if (counted) return Number(counted[1]) * (60 / seconds(counted[2] ?? '60'))
  for (const pattern of PER_MINUTE) {
    const perMinute = pattern.exec(text)
    if (perMinute) return Number(perMinute[1])
  }
  return undefined
}

const seconds = (word: string): number => IN_WORDS[word] ?? Number(word)

const TEMPERATURES = [
  /\b(?:temp\w*|fever|thermometer|rectal\w*)\b[^.!?\d]{0,30}(\d{2,3}(?:\.\d)?)/,
  // Bare degrees are the weather; with a decimal and a unit they are a body.
  /\b(\d{2,3}\.\d) ?(?:°|degrees?|deg)? ?(?:c|f|celsius|fahrenheit)\b/,
]

function fahrenheit(text: string): number | undefined {
  const match = TEMPERATURES.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (!match) return undefined
  if (
    /outside|weather|room|water|oven|house/.test(
      text.slice(Math.max(0, match.index - 12), match.index + match[0].length),
    )
  )
    return undefined
  return inFahrenheit(Number(match[1]))
}
