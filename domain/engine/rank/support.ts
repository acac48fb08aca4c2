import { RATIO } from './evidence.ts'
import type { PreparedCondition, Token } from './evidence.ts'
import type { Findings } from './weigh-conditions.ts'

const ABOUT_ANY_ILLNESS: ReadonlySet<string> = new Set([
  'onset',
  'course',
  'energy_level',
  'eating',
  'water_intake',
  'vaccination_status',
  'flea_control',
])

/** Something was found that speaks for this condition and not for illness in general; its mark, where it has one. */
export function isSupported(
  { byQuestion, marks, knowledge: { needs, prone = [] } }: PreparedCondition,
  { values, facts }: Findings,
  isSaid: boolean,
): boolean {
  const found = ({ question, values: those }: Token): boolean =>
    values(question)?.some((value) => those.includes(value)) === true
  if (needs !== undefined)
    return marks.some(found) || (isSaid && ('words' in needs || needs.orWords === true))
  if (isSaid) return true
  if (prone.some(({ known }) => known?.some((part) => facts.knownConditions.includes(part)) === true))
    return true
  for (const tokens of byQuestion.values())
    for (const token of tokens) if (speaksForIt(token) && found(token)) return true
  return false
}

const speaksForIt = ({ ratio, question }: Token): boolean =>
  ratio > 1 && !ABOUT_ANY_ILLNESS.has(question) && (question !== 'sym' || ratio >= RATIO['++'])
