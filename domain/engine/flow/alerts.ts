import { alarmingAnswers } from '#domain/knowledge/compiled/catalogues/alarming-answers.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { answerValues } from './answer-values.ts'

export type AnswerAlert = {
  readonly question: string
  readonly value: string
  readonly family: EmergencyFamily
}

export const alertsIn = (answers: Answers): readonly AnswerAlert[] =>
  Object.entries(alarmingAnswers).flatMap(([question, families]) => {
    const given = answerValues(answers[question])
    return Object.entries(families).flatMap(([value, family]) =>
      given.includes(value) ? [{ question, value, family }] : [],
    )
  })
