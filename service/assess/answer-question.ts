import type { Logger } from 'pino'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import type { ReadIntake } from '#service/assess/read-intake.ts'
import type { Deps } from '#service/world/deps.ts'

type Question = Pick<ReadIntake, 'intake' | 'media' | 'photos'> & { readonly now: Date; readonly log: Logger }

/** The engine's answer is complete by itself; a language model may add to it. Rejects only where the engine does. */
export async function answerQuestion(
  { engine, secondOpinion }: Pick<Deps, 'engine' | 'secondOpinion'>,
  { intake, media, photos, now, log }: Question,
): Promise<EngineAnswer> {
  const answer = await engine(intake, now)
  if (secondOpinion === undefined) return answer
  return secondOpinion.add({ intake, now, answer, photos, mediaCount: media.length, log })
}
