import { answeredOf, settled, withTicks } from './ask/clarify.ts'
import type { Answered } from './ask/clarify.ts'
import { questionsFor } from './ask/questions-for.ts'
import { suggestionsIn } from './ask/suggested.ts'
import { saidOfWords } from './ask/words-question.ts'
import { NOT_SURE } from './answer/check-question.ts'
import type { CheckQuestion } from './answer/check-question.ts'
import type { EngineAnswer } from './answer/assessment.ts'
import { composeAnswer } from './compose/compose-answer.ts'
import { decide } from './decide/decide.ts'
import type { Decision } from './decide/decision.ts'
import { computeDoses } from './doses/compute-doses.ts'
import type { DoseFinding } from './doses/compute-doses.ts'
import { explainedIn } from './decide/explained.ts'
import { levelByThings } from './doses/level-by-things.ts'
import { readFactsBy } from './read/facts-by-reader.ts'
import type { Facts } from './read/facts-by-reader.ts'
import type { Intake } from '../logic/intake.ts'
import type { NoteReader } from './notes/note-reader.ts'
import { rankConditions } from './rank/rank-conditions.ts'
import type { RankedCondition } from './rank/rank-conditions.ts'

type Case = {
  readonly facts: Facts
  readonly decision: Decision
  readonly ranked: readonly RankedCondition[]
  readonly doses: readonly DoseFinding[]
}

/**
 * The engine without a reader of its own: three fifths of what it knows is how owners put things into words, which a
 * browser needs only when something was written. Pure, as `assess` is.
 */
export function assessBy(readNotes: NoteReader, intake: Intake, now: Date): EngineAnswer {
  const told = decided(readFactsBy(readNotes, intake, now))
  const questions = questionsFor(told.facts, told.decision.level)
  const answered = answeredOf(questions, intake)
  const { facts, decision, ranked, doses } =
    answered.length === 0 ? told : clarified(readNotes, now, answered, told)
  const suggestions = suggestionsIn(questions, intake)
  return composeAnswer(facts, decision, ranked, doses, { questions, answered, suggestions })
}

export function decidingFacts(readNotes: NoteReader, intake: Intake, now: Date): Facts {
  const told = readFactsBy(readNotes, intake, now)
  const answered = answeredOf(questionsFor(told), intake)
  return answered.length === 0 ? told : factsAfter(readNotes, told, now, answered)
}

const factsAfter = (readNotes: NoteReader, told: Facts, now: Date, answered: readonly Answered[]): Facts =>
  settled(readFactsBy(readNotes, withTicks(told, answered), now), answered)

export const questionsBy = (readNotes: NoteReader, intake: Intake, now: Date): readonly CheckQuestion[] =>
  questionsFor(readFactsBy(readNotes, intake, now))

function decided(facts: Facts): Case {
  const doses = computeDoses(facts)
  const ranked = rankConditions(facts)
  return { facts, ranked, doses, decision: decide(facts, doses) }
}

/**
 * The same case after the owner's answers. Words of danger that were denied still lead to a vet, and home only where
 * the owner also found what it is instead. What the thing was is no denial: it may say by itself that home is safe. Whoever
 * is not sure of a danger that was asked about is led to a vet.
 */
function clarified(readNotes: NoteReader, now: Date, answered: readonly Answered[], told: Case): Case {
  const after = decided(factsAfter(readNotes, told.facts, now, answered))
  if (after.decision.level !== 'monitor_at_home') return after
  if (isUnsureOfDanger(answered, told)) return ledToVet(after, 'You were not sure of a sign of danger.')
  if (told.decision.level !== 'er_urgent' || isExplained(after.facts) || isThingAll(after, answered))
    return after
  return ledToVet(after, 'Words of your note sounded like an emergency. You told us they were not meant so.')
}

const ledToVet = (after: Case, because: string): Case => ({
  ...after,
  decision: {
    ...after.decision,
    level: 'normal_vet',
    confidence: Math.min(after.decision.confidence, DENIED),
    unknown: [because, ...after.decision.unknown],
  },
})

/** Where a pet would stay home, nothing but a danger is asked about. */
const isUnsureOfDanger = (answered: readonly Answered[], { decision }: Case): boolean =>
  answered.some(
    ({ question, values }) =>
      values.includes(NOT_SURE) && (question.kind === 'suspected' || decision.level === 'monitor_at_home'),
  )

const isThingAll = ({ facts, doses }: Case, answered: readonly Answered[]): boolean =>
  levelByThings(facts, doses) !== undefined &&
  !answered.some(({ question, values }) => saidOfWords(question, values)?.isDenial === true)

const isExplained = (facts: Facts): boolean => explainedIn(facts).entries.length > 0

const DENIED = 0.5
