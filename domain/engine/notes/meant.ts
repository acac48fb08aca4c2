import type { AnswerOfHours } from './figures/hours-told.ts'
import type { NoteFinding, NoteReading, Said } from './clauses/reading.ts'

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
 * The reading after the owner said of these findings that they are not so: what was read stays on record and counts no
 * more, a measurement neither. Hours and clauses nobody read stay as they are.
 */
export function denying(reading: NoteReading, isDenied: (finding: NoteFinding) => boolean): NoteReading {
  const left = changing(reading, isDenied, { sense: 'denied' })
  return left === reading ? reading : { ...left, numbers: withoutDenied(left) }
}

export const confirming = (
  reading: NoteReading,
  isAffirmed: (finding: NoteFinding) => boolean,
): NoteReading => changing(reading, isAffirmed, { isConfirmed: true })

function withoutDenied({ findings, numbers }: NoteReading): NoteReading['numbers'] {
  const denied = findings.flatMap(({ sense, number }) => (sense === 'denied' && number ? [number] : []))
  return new Map(
    [...numbers].filter(
      ([question, value]) => !denied.some((told) => told.question === question && told.value === value),
    ),
  )
}

function changing(
  reading: NoteReading,
  isMeant: (finding: NoteFinding) => boolean,
  change: Partial<NoteFinding>,
): NoteReading {
  const isChanged = (finding: NoteFinding): boolean => finding.sense === 'present' && isMeant(finding)
  if (!reading.findings.some(isChanged)) return reading
  const findings = reading.findings.map((finding) =>
    isChanged(finding) ? { ...finding, ...change } : finding,
  )
  return { ...reading, findings, ...meant(findings, reading.hours) }
}
