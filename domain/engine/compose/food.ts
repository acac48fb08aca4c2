import type { ConditionCare } from '#domain/knowledge/care/condition-care.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { exposuresOf } from '#domain/engine/read/exposures-met.ts'
import { holds } from '#domain/logic/judge.ts'
import { answerValues } from '#domain/engine/flow/answer-values.ts'

const YOUNG_MONTHS = 6
const expecting = new Set(['pregnant', 'in_labor', 'nursing'])

export const isYoung = ({ ageMonths }: Facts): boolean => ageMonths !== null && ageMonths < YOUNG_MONTHS

/** Also true for an answer to a question that is no longer shown: in doubt, nothing is offered or held back. */
export const isExpecting = ({ intake, notes }: Facts): boolean =>
  [
    ...answerValues(intake.followUpAnswers['reproductive_status']),
    ...(notes.answers.get('reproductive_status') ?? []),
  ].some((status) => expecting.has(status))

const mustNotFast = (facts: Facts): boolean =>
  isYoung(facts) ||
  isExpecting(facts) ||
  facts.knownConditions.includes('diabet') ||
  (facts.species === 'cat' && facts.symptoms.has('decreased_appetite')) ||
  (facts.values('eating') ?? []).some((value) => value.startsWith('none'))

const HOURS_A_WEEK = 168
/** How many hours have passed at least, by the answer to when it began. */
const HOURS: Readonly<Record<string, number>> = {
  hours_1_to_6: 1,
  hours_6_to_24: 6,
  days_1_to_3: 24,
  days_4_to_7: 96,
  weeks_1_to_4: HOURS_A_WEEK,
  more_than_month: 720,
}

const hoursSince = (facts: Facts): number =>
  Math.max(0, ...(facts.values('onset') ?? []).map((onset) => HOURS[onset] ?? 0))

export const hasLasted = (facts: Facts): boolean => hoursSince(facts) >= HOURS_A_WEEK

const canStillWait = ({ waitsHours, waitsFrom }: CareLine, facts: Facts): boolean =>
  waitsHours === undefined ||
  waitsFrom === undefined ||
  (waitsFrom === 'onset' ? hoursSince(facts) < waitsHours : !hasLasted(facts))

const SWALLOWED = new Set(['foreign_object', 'string_thread', 'battery_magnet'])

type LikelyCare = {
  readonly likely: readonly ConditionCare[]
  readonly likeliest: ConditionCare | undefined
  readonly isVisit: boolean
}

export function foodFor(
  facts: Facts,
  { likely, likeliest, isVisit }: LikelyCare,
): {
  readonly askFirst: boolean
  readonly restsStomach: boolean
  readonly allows: (entry: CareLine) => boolean
} {
  const askFirst =
    likely.some(({ askBeforeFeeding }) => askBeforeFeeding === true) ||
    (isVisit && [...exposuresOf(facts)].some((exposure) => SWALLOWED.has(exposure)))
  const asUsual = likeliest?.feedsAsUsual === true || hasLasted(facts)
  const noPause = asUsual || mustNotFast(facts)
  const isTreated = facts.knownConditions.trim() !== ''
  return {
    askFirst,
    restsStomach: !asUsual,
    allows: (entry) =>
      fits(entry, facts) &&
      !(entry.pausesFood === true && noPause) &&
      !(entry.changesFood === true && isTreated) &&
      !(entry.feeds === true && askFirst),
  }
}

/** Names under which foods of one kind are known, so that an allergy to one speaks against all. */
const KINDS_OF_FOOD: readonly RegExp[] = [
  /\b(?:fish|tuna|salmon|seafood)\b/,
  /\b(?:chicken|poultry|turkey|duck)\b/,
  /\b(?:grains?|rice|wheat|corn)\b/,
]

export const fits = (entry: CareLine, facts: Facts): boolean =>
  (entry.species === undefined || entry.species === facts.species) &&
  (entry.onlyFor === undefined || holds(entry.onlyFor, facts)) &&
  (entry.notFor === undefined || !holds(entry.notFor, facts)) &&
  canStillWait(entry, facts) &&
  !namesAllergen(entry, facts)

function namesAllergen({ text }: CareLine, { intake }: Facts): boolean {
  const { allergies } = intake.pet
  if (allergies.length === 0) return false
  const words = text.toLowerCase()
  return allergies.some((allergy) => {
    const told = allergy.toLowerCase()
    return (
      KINDS_OF_FOOD.some((kind) => kind.test(told) && kind.test(words)) ||
      told.split(/[^a-z]+/).some((word) => word.length > 2 && new RegExp(`\\b${word}`).test(words))
    )
  })
}
