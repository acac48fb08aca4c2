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
      symptoms: z.array(z.strictObject({ value: Name, label: Text, description: Text })).min(1, 'is empty'),
    }),
  ),
})

/** Throws `UnusableKnowledge`. */
export const readSymptoms = (
  folder: string,
): { readonly note: string; readonly categories: readonly SymptomCategory[] } =>
  readYaml(folder, 'symptoms.yaml', WrittenSymptoms).value
