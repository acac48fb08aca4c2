import { readVignettes } from '#cases/written/read-written.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { assess } from '#domain/engine/assess.ts'
import type { CheckQuestion } from '#domain/engine/answer/check-question.ts'

/** Every short question that the engine asks about the cases of a file, with what its owner wrote and nothing of its level. */
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
