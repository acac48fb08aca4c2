import { assessBy, questionsBy } from './assess-by-reader.ts'
import type { CheckQuestion } from './answer/check-question.ts'
import type { EngineAnswer } from './answer/assessment.ts'
import type { Intake } from '../logic/intake.ts'
import { readNotes } from './notes/read-notes.ts'

/**
 * The one way into the engine: from what an owner told us to a level with reasons, conditions and a plan.
 * Pure: the same intake on the same day gives the same answer, here, in the service and in the browser.
 */
export const assess = (intake: Intake, now: Date): EngineAnswer => assessBy(readNotes, intake, now)

export const questionsOf = (intake: Intake, now: Date): readonly CheckQuestion[] =>
  questionsBy(readNotes, intake, now)
