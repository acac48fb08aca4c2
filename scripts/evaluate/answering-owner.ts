import type { CheckQuestion } from '#domain/triage/ask/check-question.ts'
import { assess } from '#domain/triage/assess.ts'
import type { Answers, Intake } from '#domain/triage/intake.ts'
import { rankOf, type Urgency } from '#domain/triage/urgency.ts'

/**
 * The intake with its short questions answered. The owner is made up: a written case tells its level and not each finding, so
 * where the case is milder than the first answer the owner says that what was read is not so, and else that it is. Real
 * owners will do worse.
 */
export function answered(intake: Intake, expected: Urgency, now: Date): Intake {
  const { questions, severity } = assess(intake, now).summary
  if (questions.length === 0) return intake
  const isMilder = rankOf(expected) < rankOf(severity)
  const clarifications: Answers = Object.fromEntries(
    questions.map((question) => [question.id, isMilder ? mildest(question) : 'not_sure']),
  )
  return { ...intake, clarifications }
}

/** What somebody says who has nothing to worry about. */
export const mildest = ({ options }: CheckQuestion): string =>
  ['none', 'no', 'pink', 'no_discharge', 'formed'].find((mild) =>
    options.some(({ value }) => value === mild),
  ) ?? 'not_sure'
