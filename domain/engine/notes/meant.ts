import type { AnswerOfHours } from './figures/hours-told.ts'
import type { NoteFinding, NoteReading, Said } from './clauses/reading.ts'

/** What the present ones among these findings say about the animal, with what follows from hours and days. */
export function meant(
  findings: readonly NoteFinding[],
  hours: readonly AnswerOfHours[],
): Pick<NoteReading, keyof Said | 'confirmed' | 'conditions'> {
  const present = findings.filter(({ sense }) => sense === 'present')
  return {
    ...saidBy(present, hours),
    confirmed: saidBy(
      present.filter(({ isConfirmed }) => isConfirmed === true),
      [],
    ),
    conditions: new Set(present.flatMap(({ means: { conditions = [] } }) => conditions)),
  }
}

function saidBy(findings: readonly NoteFinding[], hours: readonly AnswerOfHours[]): Said {
  const answers = new Map<string, Set<string>>()
  const add = (question: string, values: readonly string[]): void => {
    answers.set(question, new Set([...(answers.get(question) ?? []), ...values]))
  }
  for (const { means } of findings)
    for (const [question, values] of Object.entries(means.answers ?? {})) add(question, values)
  for (const [question, value] of hours) add(question, [value])
  return {
    answers,
    symptoms: new Set(findings.flatMap(({ means: { symptoms = [] } }) => symptoms)),
    keys: new Set(findings.flatMap(({ means: { keys = [] } }) => keys)),
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

/** The reading after the owner said of the statements at these places that what was read there is true. */
export function confirming(reading: NoteReading, places: ReadonlySet<string>): NoteReading {
  if (places.size === 0) return reading
  const findings = reading.findings.map((finding) =>
    finding.sense === 'present' && places.has(finding.place)
      ? { ...finding, isConfirmed: true as const }
      : finding,
  )
  return { ...reading, findings, ...meant(findings, reading.hours) }
}
