import { firingRules } from '#domain/engine/decide/firing-rules.ts'
import type { NoteFinding } from '#domain/engine/notes/clauses/reading.ts'
import { denying } from '#domain/engine/notes/meant.ts'
import { withNotes } from '#domain/engine/read/facts-by-reader.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import type { Meaning } from '#domain/knowledge/notes/entry.ts'

export type Named = {
  readonly ids: readonly string[]
  readonly name: string
}

/**
 * What the question about one statement names: of its findings those that may raise the level. A yes to "faster breathing;
 * fast breathing only while dreaming" would say nothing. Where none of them may, all are named.
 */
export function namedInQuestion(read: readonly NoteFinding[], facts: Facts): readonly Named[] {
  // Mostly there is one, and nothing to choose.
  if (namesOf(read).length < 2) return parted(read)
  const raising = read.filter((finding) => mayRaise(finding, facts))
  return parted(raising.length > 0 ? raising : read)
}

function parted(read: readonly NoteFinding[]): readonly Named[] {
  const groups: NoteFinding[][] = []
  for (const finding of read) {
    const same = groups.find((group) => group.some((other) => isSame(other, finding)))
    if (same === undefined) groups.push([finding])
    else same.push(finding)
  }
  return groups.map((group) => ({
    ids: [...new Set(group.map(({ id }) => id))],
    name: group[0]?.finding ?? '',
  }))
}

const isSame = (one: NoteFinding, other: NoteFinding): boolean =>
  one.finding === other.finding || saidBy(one) === saidBy(other)

const saidBy = ({ means, number }: NoteFinding): string => JSON.stringify([means, number])

const namesOf = (read: readonly NoteFinding[]): readonly string[] => [
  ...new Set(read.map(({ finding }) => finding)),
]

function mayRaise(finding: NoteFinding, facts: Facts): boolean {
  if (finding.aboutTime === true) return false
  if (saysNews(finding.means, facts)) return true
  const without = withNotes(
    facts,
    denying(facts.notes, (each) => each === finding),
  )
  const left = new Set(firingRules(without))
  return firingRules(facts).some((rule) => !left.has(rule))
}

const saysNews = ({ answers = {}, symptoms = [], conditions }: Meaning, facts: Facts): boolean =>
  conditions !== undefined ||
  symptoms.some((symptom) => !facts.symptoms.has(symptom)) ||
  Object.entries(answers).some(([id, values]) => values.some((value) => !facts.values(id)?.includes(value)))
