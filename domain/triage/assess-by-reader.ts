import type { EngineAnswer } from './assessment.ts'
import { composeAnswer } from './compose/compose-answer.ts'
import { decide } from './decide.ts'
import { computeDoses } from './doses/compute-doses.ts'
import { readFactsBy } from './facts-by-reader.ts'
import type { Intake } from './intake.ts'
import type { NoteReader } from './notes/note-reader.ts'
import { rankConditions } from './rank/rank-conditions.ts'

/**
 * The engine without a reader of its own: three fifths of what it knows is how owners put things into words, which a
 * browser needs only when something was written. Pure, as `assess` is.
 */
export function assessBy(readNotes: NoteReader, intake: Intake, now: Date): EngineAnswer {
  const facts = readFactsBy(readNotes, intake, now)
  const doses = computeDoses(facts)
  const ranked = rankConditions(facts)
  return composeAnswer(facts, decide(facts, ranked, doses), ranked, doses)
}
