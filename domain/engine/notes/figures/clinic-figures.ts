import { NOT_OF_NOW } from '#domain/knowledge/compiled/notes/turns/measures.ts'
import { inFahrenheit } from './counted.ts'

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`
const LINK = String.raw`(?:\s*(?:[:=~>]|is|was|of|at|about|around|over|came back|reads|reading|takes|took))*\s*`

const named = (names: string): RegExp => new RegExp(String.raw`\b(?:${names})${LINK}${NUMBER}(?![\d/])`)

const REFILL = named('crt|cap(?:illary)? refill(?: time)?|(?:gums? )?refill(?: time)?')
const OXYGEN = named('sp ?o2|o2 sats?|sats?|pulse ?ox|oxygen (?:saturation|level|sats?)')
const RED_CELLS = named('pcv|hct|hematocrit|haematocrit|packed cell volume')
const GLUCOSE = named('bg|blood (?:glucose|sugar)|glucose|glu')
const HEARTBEATS = named('hr|heart ?rate')
const BREATHS = named('s?rr|resp(?:iration)? ?rate')
const PULSE = named('p|pulse|hr')
const BREATHS_IN_LIST = named('r|rr')
const DEGREES_IN_LIST = named('t|temp')
const SECONDS_TO_PINK = /\bgums?[^.!?\d]{0,24}(\d) ?(?:s|secs?|seconds?)\b[^.!?]{0,24}\b(?:pink|color|back)/
const LIST = /\b(?:t|p|r|hr|rr|crt|mm|qar|bar|wt|spo2|bp)\b[^.!?]{0,24}\b(?:p|r|hr|rr|crt|mm|spo2|bp|t)\b/
const STATEMENTS = /[.!?;\n](?!\d)/
const TIMES_A_MINUTE = /\bbreath\w*[^.!?\d]{0,20}(\d{2,3}) ?(?:x|times?) ?(?:\/|a|per) ?min/

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const told = pattern.exec(text)?.[1]
  return told === undefined ? undefined : Number(told)
}

function glucoseIn(text: string): number | undefined {
  const told = GLUCOSE.exec(text)
  if (told?.[1] === undefined) return undefined
  const isMillimoles = /^\s*mmol/.test(text.slice(told.index + told[0].length))
  return isMillimoles ? Number(told[1]) * 18 : Number(told[1])
}

/**
 * What a clinic or a device measured, in lower-case text: `resp_rate` and `heart_rate` a minute, `temperature_f`,
 * `refill_seconds`, `oxygen_percent`, `red_cell_percent`, `glucose_mg_dl`. Left out where a value is not possible.
 */
export function clinicFigures(note: string): ReadonlyMap<string, number> {
  const text = note
    .split(STATEMENTS)
    .filter((statement) => !NOT_OF_NOW.test(statement))
    .join('. ')
  const found = new Map<string, number>()
  const set = (what: string, value: number | undefined, atLeast: number, atMost: number): void => {
    if (value !== undefined && value >= atLeast && value <= atMost) found.set(what, value)
  }
  const isList = LIST.test(text)
  const degrees = isList ? numberIn(text, DEGREES_IN_LIST) : undefined
  set('temperature_f', degrees === undefined ? undefined : inFahrenheit(degrees), 88, 112)
  set('heart_rate', numberIn(text, HEARTBEATS) ?? (isList ? numberIn(text, PULSE) : undefined), 20, 350)
  const breaths = numberIn(text, BREATHS) ?? numberIn(text, TIMES_A_MINUTE)
  set('resp_rate', breaths ?? (isList ? numberIn(text, BREATHS_IN_LIST) : undefined), 4, 200)
  const isLess = /\b(?:crt|refill)\W*(?:<|under|less|below|within)/.test(text)
  const refill = numberIn(text, REFILL) ?? numberIn(text, SECONDS_TO_PINK)
  const isMore = /\b(?:crt|refill)[^.\d]{0,12}(?:>|over|more than|longer than|greater)/.test(text)
  set('refill_seconds', isLess || refill === undefined ? undefined : refill + (isMore ? 0.5 : 0), 0.5, 12)
  set('oxygen_percent', numberIn(text, OXYGEN), 50, 100)
  set('red_cell_percent', numberIn(text, RED_CELLS), 4, 75)
  set('glucose_mg_dl', glucoseIn(text), 8, 900)
  return found
}
