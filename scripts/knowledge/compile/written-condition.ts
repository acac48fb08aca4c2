import { z } from 'zod'
import { BREED_GROUPS } from '#domain/logic/breed-group.ts'

/** The name of a question, a value, a key. */
export const Name = z.string().regex(/^[a-z][a-z0-9_]*$/, 'is no name: small letters, digits and _')

/** Values of a question or of the catalogue of symptoms; a name in capitals stands for a list of `groups.yaml`. */
export const Values = z
  .array(z.string().regex(/^(?:[a-z0-9_]+|[A-Z][A-Z0-9_]*)$/, 'is neither a value nor a group'))
  .min(1, 'names no value')

const Months = z.int('is no number of months').nonnegative('is no number of months')
const ONE_QUESTION = 'names more than one question; join conditions by all or any'
const isOne = (record: object): boolean => Object.keys(record).length === 1
const oneQuestion = z.record(Name, Values).refine(isOne, ONE_QUESTION)
const oneNumber = z.record(Name, z.number()).refine(isOne, ONE_QUESTION)

const leaf = z.strictObject({
  symptom: Values.optional(),
  answer: oneQuestion.optional(),
  only: oneQuestion.optional(),
  number_at_least: oneNumber.optional(),
  number_at_most: oneNumber.optional(),
  unanswered: Name.optional(),
  asked: Name.optional(),
  species: z.enum(['dog', 'cat']).optional(),
  sex: z.enum(['male', 'female']).optional(),
  intact: z.literal(true).optional(),
  younger_than_months: Months.optional(),
  at_least_months: Months.optional(),
  lighter_than_kg: z.number().positive().optional(),
  breed: z.enum(BREED_GROUPS).optional(),
  known: z.array(z.string().min(1)).min(1).optional(),
  told: Name.optional(),
})

/** A condition as the files write it: one word that says what is asked, and what for. */
export type WrittenCondition = z.infer<typeof leaf> & {
  readonly all?: readonly WrittenCondition[] | undefined
  readonly any?: readonly WrittenCondition[] | undefined
  readonly not?: WrittenCondition | undefined
}

const inner: z.ZodType<WrittenCondition> = z.lazy(() => WrittenCondition)

/** What may stand under `when`. */
export const WrittenCondition: z.ZodType<WrittenCondition> = leaf
  .extend({
    all: z.array(inner).min(1, 'is empty').optional(),
    any: z.array(inner).min(1, 'is empty').optional(),
    not: inner.optional(),
  })
  .refine(isOne, 'holds several words; join conditions by all or any')
