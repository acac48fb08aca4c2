import { assess } from '#domain/triage/assess.ts'
import { alertsIn } from '#domain/triage/flow.ts'
import { answered } from './answering-owner.ts'
import { readVignettes } from './read-vignettes.ts'
import { scoreCases, scoredFrom, type Report, type Scored } from './score.ts'
import { intakeOf, type Vignette } from './vignette.ts'

/** Whether somebody answers the short questions of a case, as the case is; where nobody does, the safer level stands. */
export type Asked = 'answered' | 'silent'

/** Every measure of the engine on the cases of a file, with ages counted back from `now`. */
export const scoreFile = (file: string, now: Date, asked: Asked = 'answered'): Report =>
  scoreCases(
    readVignettes(file).map((vignette) => answerOf(vignette, now, asked)),
    ({ followUpAnswers }) => alertsIn(followUpAnswers).length > 0,
  )

/** A case the engine cannot answer is a wrong answer in the report, not the end of it. */
function answerOf(vignette: Vignette, now: Date, asked: Asked): Scored {
  try {
    const told = intakeOf(vignette, now)
    const intake = asked === 'silent' ? told : answered(told, vignette.expected.level, now)
    return scoredFrom(vignette, assess(intake, now))
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : 'unknown failure'
    return { vignette, predicted: null, confidence: null, conditions: [], error }
  }
}
