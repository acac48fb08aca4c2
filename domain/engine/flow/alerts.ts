import { alarmingAnswers } from '#domain/knowledge/compiled/alarming-answers.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { answerValues } from './answer-values.ts'

/** An answer that can be an emergency on its own, and of which kind that is. */
export type AnswerAlert = {
  readonly question: string
  readonly value: string
  readonly family: EmergencyFamily
}

/** The given answers that can be an emergency on their own, in question order. */
export const alertsIn = (answers: Answers): readonly AnswerAlert[] =>
  Object.entries(alarmingAnswers).flatMap(([question, families]) => {
    const given = answerValues(answers[question])
    return Object.entries(families).flatMap(([value, family]) =>
      given.includes(value) ? [{ question, value, family }] : [],
    )
  })
