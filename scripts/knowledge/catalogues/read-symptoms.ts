import { z } from 'zod'
import type { SymptomCategory } from '#domain/knowledge/questions/symptom.ts'
import { readYaml } from '../written/read-written.ts'
import { Name, Text } from '../written/texts.ts'

export const WrittenSymptoms = z.strictObject({
  note: Text,
  categories: z.array(
    z.strictObject({
      id: Name,
      label: Text,
      description: Text,
      symptoms: z
        .array(z.strictObject({ value: Name, label: Text, description: Text, told: Text }))
        .min(1, 'is empty'),
    }),
  ),
})

/** `phrases` are the words of each symptom in the answer. */
export type ReadSymptoms = {
  readonly note: string
  readonly categories: readonly SymptomCategory[]
  readonly phrases: Readonly<Record<string, string>>
}

/** Throws `UnusableKnowledge`. */
export function readSymptoms(folder: string): ReadSymptoms {
  const { note, categories } = readYaml(folder, 'symptoms.yaml', WrittenSymptoms).value
  return {
    note,
    categories: categories.map(({ symptoms, ...category }) => ({
      ...category,
      symptoms: symptoms.map(({ told: _told, ...symptom }) => symptom),
    })),
    phrases: Object.fromEntries(
      categories.flatMap(({ symptoms }) => symptoms.map(({ value, told }) => [value, told])),
    ),
  }
}
