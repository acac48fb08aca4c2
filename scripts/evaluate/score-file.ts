import { intakeOf, type Vignette } from '#cases/written/vignette.ts'
import { assess } from '#domain/engine/assess.ts'
import { alertsIn } from '#domain/engine/flow/alerts.ts'
import { answeredBy, toldCases, type Owner, type Told } from './answering-owner.ts'
import { scoreCases, scoredFrom, type Report, type Scored } from './score.ts'

export const scoreFile = (file: string, now: Date, owner: Owner = 'truthful'): Report =>
  scoreCases(
    toldCases(file).map(({ vignette, told }) => answerOf(vignette, told, owner, now)),
    ({ followUpAnswers }) => alertsIn(followUpAnswers).length > 0,
  )

function answerOf(vignette: Vignette, told: Told, owner: Owner, now: Date): Scored {
  try {
    return scoredFrom(vignette, assess(answeredBy(owner, intakeOf(vignette, now), told, now), now))
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : 'unknown failure'
    return { vignette, predicted: null, confidence: null, conditions: [], error }
  }
}
