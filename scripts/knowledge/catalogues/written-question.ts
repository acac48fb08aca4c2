import { z } from 'zod'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import { Name, Sentence, Text } from '../written/texts.ts'

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

const Words = Text.regex(/[^.]$/, 'ends in a full stop, but stands inside a sentence')
const Replaced = { instead_of: Name.optional(), once: Words.optional() }

const Told = z.union(
  [
    z.strictObject({ does: Words, ...Replaced }),
    z.strictObject({ usual: Words }),
    z.strictObject({ part: Words }),
    z.strictObject({ says: Sentence, follows: Words.optional() }),
    z.strictObject({ unsure: Words }),
  ],
  'is none of {does}, {usual}, {part}, {says} and {unsure}, with words that fit',
)
export type WrittenTold = z.infer<typeof Told>

const Option = z.strictObject({
  label: Text,
  exclusive: z.literal(true).optional(),
  only_species: Species.optional(),
  only_sex: Sex.optional(),
  emergency: z.enum(EMERGENCY_FAMILIES).optional(),
  told: Told,
})
export type WrittenOption = z.infer<typeof Option>

const isPart = ({ told }: WrittenOption): boolean => 'part' in told

/** `domain/knowledge/README.md` says what the fields mean. */
export const WrittenQuestion = z
  .strictObject({
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
    told_in: Text.includes('{list}', 'has no place for {list}').optional(),
    told: Text.includes('{told}', 'has no place for {told}').optional(),
  })
  .refine(({ options, told }) => (options === undefined) === (told !== undefined), {
    path: ['told'],
    error: 'says how an answer in own words or numbers is told; options say it each for itself',
  })
  .refine(({ options = {}, told_in }) => (told_in !== undefined) === Object.values(options).some(isPart), {
    path: ['told_in'],
    error: 'is the sentence in which the parts that options tell are listed',
  })
export type WrittenQuestion = z.infer<typeof WrittenQuestion>

export const WrittenShortCut = z.strictObject({ why: Text, when: Shown, keep: Names })
