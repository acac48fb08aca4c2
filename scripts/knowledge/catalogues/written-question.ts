import { z } from 'zod'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import { Name, Text } from '../written/texts.ts'

const Species = z.enum(['dog', 'cat'])
const Sex = z.enum(['male', 'female'])
const Count = z.int('is no whole number').positive('is no whole number above 0')
const Names = z.array(Name).min(1, 'names nothing')

const word = z.strictObject({
  symptom: Names.optional(),
  answer: z
    .record(Name, Names)
    .refine(
      (answers) => Object.keys(answers).length === 1,
      'names more than one question; join conditions by all or any',
    )
    .optional(),
  species: Species.optional(),
  sex: Sex.optional(),
  intact: z.literal(true).optional(),
  younger_than_months: Count.optional(),
  at_least_months: Count.optional(),
  at_most_symptoms: Count.optional(),
})

export type WrittenShown = z.infer<typeof word> & {
  readonly all?: readonly WrittenShown[] | undefined
  readonly any?: readonly WrittenShown[] | undefined
}

const inner: z.ZodType<WrittenShown> = z.lazy(() => Shown)
const Shown: z.ZodType<WrittenShown> = word
  .extend({
    all: z
      .array(inner)
      .min(2, 'joins fewer than two')
      .refine(areApart, 'holds the same word twice, or all inside all')
      .optional(),
    any: z.array(inner).min(2, 'joins fewer than two').optional(),
  })
  .refine((one) => Object.keys(one).length === 1, 'holds several words; join conditions by all or any')

/** Whether every part says something else, so that all of them fit into one condition. */
function areApart(parts: readonly WrittenShown[]): boolean {
  const words = parts.flatMap((part) => [...Object.keys(part), ...Object.keys(part.answer ?? {})])
  const apart = words.filter((one) => one !== 'answer')
  return new Set(apart).size === apart.length && !apart.includes('all')
}

const Option = z.union(
  [
    Text,
    z.strictObject({
      label: Text,
      exclusive: z.literal(true).optional(),
      only_species: Species.optional(),
      only_sex: Sex.optional(),
      emergency: z.enum(EMERGENCY_FAMILIES).optional(),
    }),
  ],
  'is neither the words of an option nor {label: its words, and its marks}',
)
export type WrittenOption = z.infer<typeof Option>

/** `domain/knowledge/README.md` says what the fields mean. */
export const WrittenQuestion = z.strictObject({
  id: Name,
  question: Text,
  type: z.enum(['select', 'multiselect', 'number', 'text', 'textarea', 'things']),
  required: z.boolean(),
  why: Text,
  beside: Name.optional(),
  when: Shown.optional(),
  options: z.record(Name, Option).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: Text.optional(),
  max_length: Count.optional(),
  quick_answers: z.array(Text).min(1, 'is empty').optional(),
})
export type WrittenQuestion = z.infer<typeof WrittenQuestion>

export const WrittenShortCut = z.strictObject({ why: Text, when: Shown, keep: Names })
