import { answerHeadings } from '#domain/knowledge/care/answer-words.ts'
import { questions } from '#domain/knowledge/questions.ts'
import { substancesById } from '#domain/knowledge/substances/all-substances.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import type { Facts } from '#domain/triage/facts.ts'
import { paragraph, spoken } from './wording.ts'

/** By question: what its options are called. */
const labelsOf: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  questions.map(({ id, options = [] }) => [id, new Map(options.map(({ value, label }) => [value, label]))]),
)

/** Every answer in words, with the labels the owner saw, and what was read in the owner's own words. */
export function symptomSummary(
  facts: Facts,
  readFromNotes: readonly { readonly quote: string; readonly finding: string }[],
): string {
  const name = facts.intake.pet.name.trim() || 'your pet'
  const chosen = [...facts.symptoms].map((value) => symptomsByValue.get(value)?.label ?? value)
  const answers: string[] = []
  for (const id of facts.asked) {
    const values = facts.values(id)
    if (values === undefined || values.length === 0) continue
    const labels = labelsOf.get(id)
    const words = values.map((value) =>
      spoken(labels?.get(value) ?? substancesById.get(value)?.name ?? value, name),
    )
    answers.push(`${answerHeadings[id] ?? id}: ${words.join('; ')}`)
  }
  const read = readFromNotes.map(({ quote, finding }) => `Read in the notes: ${finding} (“${quote}”)`)
  return paragraph([`Signs: ${chosen.join('; ')}`, ...answers, ...read])
}
