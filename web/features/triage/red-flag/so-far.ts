import type { Condition } from '#domain/triage/condition.ts'
import { computeDoses } from '#domain/triage/doses/compute-doses.ts'
import { readFactsBy } from '#domain/triage/facts-by-reader.ts'
import type { Intake } from '#domain/triage/intake.ts'
import { levelOf } from '#domain/triage/level.ts'
import type { NoteReader } from '#domain/triage/notes/note-reader.ts'
import type { SoFar } from './red-flag.ts'

const DOSE_QUESTIONS = ['exposure_amount', 'exposure_details']

/** What the engine's rules say while questions are still to come. */
export function judgeSoFar(
  intake: Intake,
  ahead: ReadonlySet<string>,
  now: Date,
  readNotes: NoteReader,
): SoFar {
  const facts = readFactsBy(readNotes, intake, now)
  const { level, fired } = levelOf(facts, computeDoses(facts))
  const certain = fired.find(
    ({ rule, setAsideBy }) =>
      rule.atLeast === 'er_urgent' && setAsideBy === null && !canStillChange(rule.when, ahead),
  )?.rule
  return {
    isEmergency: level === 'er_urgent',
    certain:
      certain === undefined
        ? null
        : { id: certain.id, because: certain.because, family: certain.family ?? null },
  }
}

/** True when an answer still to come could set the rule aside: one it wants missing, or the amount of a poison. */
function canStillChange(when: Condition, ahead: ReadonlySet<string>): boolean {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.some((part) => canStillChange(part, ahead))
    case 'not':
      return questionsIn(when.of).some((id) => ahead.has(id))
    case 'unanswered':
      return ahead.has(when.what)
    case 'answer':
      return when.question === 'exposure' && DOSE_QUESTIONS.some((id) => ahead.has(id))
    default:
      return false
  }
}

function questionsIn(when: Condition): readonly string[] {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.flatMap(questionsIn)
    case 'not':
      return questionsIn(when.of)
    case 'answer':
    case 'only':
    case 'number':
    case 'asked':
      return [when.question]
    case 'unanswered':
      return [when.what]
    default:
      return []
  }
}
