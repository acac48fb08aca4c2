import { answerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { line } from '#domain/knowledge/care/care-line.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { firstAidByCondition } from '#domain/knowledge/compiled/care/first-aid-by-condition.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import { standingAdvice } from '#domain/knowledge/compiled/care/standing-advice.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { CareInput } from './care-input.ts'
import { fits } from './food.ts'
import { unsaid } from './wording.ts'

export type EmergencyAid = {
  readonly before: readonly CareLine[]
  readonly call: CareLine
  readonly after: readonly CareLine[]
  readonly beside: readonly CareLine[]
  readonly watch: readonly CareLine[]
  readonly nothingByMouth: boolean
}

const WATCHED = 3
const BESIDE = 4

export function emergencyAid(input: CareInput): EmergencyAid {
  const families = orderedFamilies(input)
  const [lead, ...others] = families
  const { callAhead, noFood } = standingAdvice.emergency
  if (lead === undefined)
    return { before: [], call: callAhead, after: [noFood], beside: [], watch: [], nothingByMouth: true }
  const nothingByMouth = families.some((family) => firstAid[family].nothingByMouth === true)
  const { steps, beforeCall = 0, callSay } = firstAid[lead]
  const said: CareLine[] = []
  const fitting = (lines: readonly CareLine[]): readonly CareLine[] =>
    unsaid(
      lines.filter((entry) => (entry.byMouth !== true || !nothingByMouth) && fits(entry, input.facts)),
      said,
    )
  const before = fitting(steps.slice(0, beforeCall))
  const after = fitting(steps.slice(beforeCall))
  const beside = fitting(others.flatMap((family) => firstAid[family].beside ?? [])).slice(0, BESIDE)
  const watch = fitting(
    families
      .filter((family) => family !== 'other' || family === lead)
      .slice(0, WATCHED)
      .flatMap((family) => firstAid[family].watch),
  )
  return {
    before,
    call: line(`${answerWords.callAndSay} ${callSay}.`, ...callAhead.sources),
    after,
    beside,
    watch,
    nothingByMouth,
  }
}

/**
 * The kinds of emergency, first the one whose steps save most. The likeliest condition may lead where something was found
 * that speaks for it, but what is done to the body follows from what was found and never from a guess.
 */
function orderedFamilies({ decision, conditions }: CareInput): readonly EmergencyFamily[] {
  const families = uncovered(decision.families)
  const [first] = families
  if (first !== undefined && firstAid[first].atOnce === true) return families
  const [likeliest] = conditions
  if (likeliest?.urgency !== 'er_urgent' || likeliest.likelihood !== 'high' || !likeliest.isSupported)
    return families
  const fitting = firstAidByCondition[likeliest.id] ?? []
  const lead =
    fitting.find((family) => families.includes(family)) ?? fitting.findLast((family) => !acts(family))
  if (lead === undefined) return families
  const covered = firstAid[lead].covers ?? []
  return [lead, ...families.filter((family) => family !== lead && !covered.includes(family))]
}

const uncovered = (families: readonly EmergencyFamily[]): readonly EmergencyFamily[] =>
  families.filter((family) => !families.some((other) => firstAid[other].covers?.includes(family) === true))

const acts = (family: EmergencyFamily): boolean =>
  firstAid[family].steps.some(({ does }) => does !== undefined && does !== 'fast')
