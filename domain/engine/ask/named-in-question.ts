import { firingRules } from '#domain/engine/decide/firing-rules.ts'
import type { NoteFinding } from '#domain/engine/notes/clauses/reading.ts'
import { meant } from '#domain/engine/notes/meant.ts'
import { withNotes } from '#domain/engine/read/facts-by-reader.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'

/**
 * Of the findings of one statement those that its question names, each once: what may raise the level. A yes to "faster
 * breathing; fast breathing only while dreaming" would say nothing. Where none of them may, all are named.
 */
export function namedInQuestion(read: readonly NoteFinding[], facts: Facts): readonly string[] {
  const named = namesOf(read)
  // Mostly there is one, and nothing to choose.
  if (named.length < 2) return named
  const raising = read.filter((finding) => mayRaise(finding, facts))
  return raising.length > 0 ? namesOf(raising) : named
}

const namesOf = (read: readonly NoteFinding[]): readonly string[] => [
  ...new Set(read.map(({ finding }) => finding)),
]

/** What only says when something was, or only holds a rule back, raises nothing. */
function mayRaise(finding: NoteFinding, facts: Facts): boolean {
  const { answers, symptoms, conditions } = finding.means
  if (finding.aboutTime === true) return false
  if (answers !== undefined || symptoms !== undefined || conditions !== undefined) return true
  const { notes } = facts
  const others = notes.findings.filter((each) => each !== finding)
  const without = withNotes(facts, { ...notes, findings: others, ...meant(others, notes.hours) })
  const left = new Set(firingRules(without))
  return firingRules(facts).some((rule) => !left.has(rule))
}
