import { readVignettes } from '#cases/written/read-written.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { assess } from '#domain/engine/assess.ts'
import type { CheckQuestion } from '#domain/engine/answer/check-question.ts'

/** Tells nothing of the level of a case, which whoever answers must not know. */
export const questionsOf = (
  file: string,
  now: Date,
): readonly (Pick<CheckQuestion, 'id' | 'text' | 'options'> & { readonly case: string })[] =>
  readVignettes(file).flatMap((vignette) =>
    assess(intakeOf(vignette, now), now).summary.questions.map(({ id, text, options }) => ({
      case: vignette.id,
      id,
      text,
      options,
    })),
  )
