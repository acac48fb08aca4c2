import type { AnswerOfHours } from './hours-told.ts'
import type { NoteFinding, NoteReading } from './reading.ts'

/** What the present ones among these findings say about the animal, with what follows from hours and days. */
export function meant(
  findings: readonly NoteFinding[],
  hours: readonly AnswerOfHours[],
): Pick<NoteReading, 'answers' | 'symptoms' | 'keys' | 'conditions'> {
  const present = findings.filter(({ sense }) => sense === 'present').map(({ means }) => means)
  const answers = new Map<string, Set<string>>()
  const add = (question: string, values: readonly string[]): void => {
    answers.set(question, new Set([...(answers.get(question) ?? []), ...values]))
  }
  for (const means of present)
    for (const [question, values] of Object.entries(means.answers ?? {})) add(question, values)
  for (const [question, value] of hours) add(question, [value])
  return {
    answers,
    symptoms: new Set(present.flatMap(({ symptoms = [] }) => symptoms)),
    keys: new Set(present.flatMap(({ keys = [] }) => keys)),
    conditions: new Set(present.flatMap(({ conditions = [] }) => conditions)),
  }
}

/**
 * The reading after the owner said of the statements at these places that they mean something else: what was read there
 * stays on record and counts no more. Hours, numbers and clauses nobody read stay as they are.
 */
export function denying(reading: NoteReading, places: ReadonlySet<string>): NoteReading {
  if (places.size === 0) return reading
  const findings = reading.findings.map((finding) =>
    finding.sense === 'present' && places.has(finding.place)
      ? { ...finding, sense: 'denied' as const }
      : finding,
  )
  return { ...reading, findings, ...meant(findings, reading.hours) }
}
