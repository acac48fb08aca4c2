import { answerValues } from '#domain/engine/flow/answer-values.ts'
import type { Answers } from '#domain/logic/intake.ts'

/** An answer taken back and given again interrupts again. */
export const stillSeen = (seen: readonly string[], answers: Answers): string[] =>
  seen.filter((key) => {
    const [question = '', value = ''] = key.split(':')
    return question === 'rule' || answerValues(answers[question]).includes(value)
  })
