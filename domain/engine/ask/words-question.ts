import type { NoteFinding } from '../notes/clauses/reading.ts'
import { NOT_SURE, UNSURE } from '../answer/check-question.ts'
import type { CheckQuestion } from '../answer/check-question.ts'
import type { Named } from './named-in-question.ts'

/** What looks over is not over: it never asks only about this moment. */
export const wordsQuestion = (quote: string, petName: string, meaning: string): string =>
  `You wrote: “${quote}”. Is this true for ${petName.trim()}, now or earlier: ${meaning}?`

export const wordsChoice = (quote: string, petName: string): string =>
  `You wrote: “${quote}”. Which of these is true for ${petName.trim()}, now or earlier? Choose all that are true.`

export const YES = 'yes'
const NO = 'no'

export const YES_OR_NO: CheckQuestion['options'] = [
  { value: YES, label: 'Yes' },
  { value: NO, label: 'No, I meant something else' },
  UNSURE,
]

export const NONE_OF_THESE = { value: NO, label: 'None of these, I meant something else' }

const READING = 'reading.'
const BETWEEN_IDS = '+'

export const readingAt = (place: string): string => READING + place

export const choiceOf = ({ ids }: Named): string => ids.join(BETWEEN_IDS)

export type SaidOfWords = {
  readonly isDenial: boolean
  readonly denies: (finding: NoteFinding) => boolean
  readonly affirms: (finding: NoteFinding) => boolean
}

/** Whoever chooses some of the things a statement may tell of denies the others, but for one who is not sure. */
export function saidOfWords(
  { id, kind, options }: CheckQuestion,
  values: readonly string[],
): SaidOfWords | undefined {
  if (kind !== 'reading') return undefined
  const place = id.slice(READING.length)
  const isHere = (finding: NoteFinding): boolean => finding.place === place
  const chosen = values.filter((value) => value !== NO && value !== NOT_SURE)
  if (chosen.length === 0)
    return { isDenial: values.includes(NO), denies: values.includes(NO) ? isHere : never, affirms: never }
  if (chosen.includes(YES)) return { isDenial: false, denies: never, affirms: isHere }
  const idsIn = (of: readonly string[]): ReadonlySet<string> =>
    new Set(of.flatMap((value) => value.split(BETWEEN_IDS)))
  const affirmed = idsIn(chosen)
  const isLeft = (value: string): boolean => !values.includes(value) && value !== NO && value !== NOT_SURE
  const left = values.includes(NOT_SURE) ? [] : options.map(({ value }) => value).filter(isLeft)
  const denied = idsIn(left)
  return {
    isDenial: denied.size > 0,
    denies: (finding) => isHere(finding) && denied.has(finding.id),
    affirms: (finding) => isHere(finding) && affirmed.has(finding.id),
  }
}

const never = (): boolean => false
