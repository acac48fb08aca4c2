import { answerWords } from '#domain/knowledge/care/answer-words.ts'
import { line } from '#domain/knowledge/care/care-line.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { firstAidByCondition } from '#domain/knowledge/care/first-aid-by-condition.ts'
import { firstAid } from '#domain/knowledge/care/first-aid.ts'
import { standingAdvice } from '#domain/knowledge/care/standing-advice.ts'
import type { EmergencyFamily } from '#domain/triage/decision.ts'
import type { CareInput } from './care-input.ts'

/** First aid for one emergency: what comes before the call, the call, what comes after. */
export type EmergencyAid = {
  readonly before: readonly CareLine[]
  readonly call: CareLine
  readonly after: readonly CareLine[]
  /** Steps that count beside those of the kind of emergency that leads. */
  readonly beside: readonly CareLine[]
  readonly watch: readonly CareLine[]
}

/** Whatever else is wrong, these take a life or a limb within minutes, so their steps are said first. */
const AT_ONCE: ReadonlySet<EmergencyFamily> = new Set([
  'unconscious',
  'heat',
  'breathing',
  'bleeding',
  'burn',
])
/** Nothing is given by mouth: the pet may not swallow well, may vomit, or may need surgery. */
const NOTHING_BY_MOUTH: ReadonlySet<EmergencyFamily> = new Set([
  'unconscious',
  'breathing',
  'seizure',
  'nerves',
  'gdv',
  'obstruction',
  'bowel',
  'weakness',
])
const WATCHED = 3
const BESIDE = 3

/** The first aid for an emergency. */
export function emergencyAid(input: CareInput): EmergencyAid {
  const families = orderedFamilies(input)
  const [lead, ...others] = families
  const { callAhead, noFood } = standingAdvice.emergency
  const swallows = !families.some((family) => NOTHING_BY_MOUTH.has(family))
  const safe = (lines: readonly CareLine[]): readonly CareLine[] =>
    lines.filter(({ byMouth }) => byMouth !== true || swallows)
  if (lead === undefined) return { before: [], call: callAhead, after: [noFood], beside: [], watch: [] }
  const { steps, beforeCall, callSay } = firstAid[lead]
  const ahead = beforeCall === true ? 1 : 0
  return {
    before: steps.slice(0, ahead),
    call: line(`${answerWords.callAndSay} ${callSay}.`, ...callAhead.sources),
    after: safe(steps.slice(ahead)),
    beside: others.flatMap((family) => firstAid[family].beside ?? []).slice(0, BESIDE),
    watch: families
      .filter((family) => family !== 'other' || family === lead)
      .slice(0, WATCHED)
      .flatMap((family) => firstAid[family].watch),
  }
}

/** The kinds of emergency, first the one whose steps save most; the likeliest condition may lead. */
function orderedFamilies({ decision, conditions }: CareInput): readonly EmergencyFamily[] {
  const { families } = decision
  const [first] = families
  if (first !== undefined && AT_ONCE.has(first)) return families
  const [likeliest] = conditions
  if (likeliest === undefined || likeliest.urgency !== 'er_urgent' || likeliest.likelihood !== 'high')
    return families
  const fitting = firstAidByCondition[likeliest.id] ?? []
  const lead = fitting.find((family) => families.includes(family)) ?? fitting.at(-1)
  return lead === undefined ? families : [lead, ...families.filter((family) => family !== lead)]
}
