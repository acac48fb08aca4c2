import { assess } from '#domain/triage/assess.ts'
import { alertsIn } from '#domain/triage/flow.ts'
import { readVignettes } from './read-vignettes.ts'
import { scoreCases, scoredFrom, type Report, type Scored } from './score.ts'
import { intakeOf, type Vignette } from './vignette.ts'

/** Every measure of the engine on the cases of a file, with ages counted back from `now`. */
export const scoreFile = (file: string, now: Date): Report =>
  scoreCases(
    readVignettes(file).map((vignette) => answerOf(vignette, now)),
    ({ followUpAnswers }) => alertsIn(followUpAnswers).length > 0,
  )

/** A case the engine cannot answer is a wrong answer in the report, not the end of it. */
function answerOf(vignette: Vignette, now: Date): Scored {
  try {
    return scoredFrom(vignette, assess(intakeOf(vignette, now), now))
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : 'unknown failure'
    return { vignette, predicted: null, confidence: null, conditions: [], error }
  }
}
