import { z } from 'zod'
import { BREED_GROUPS } from '#domain/logic/breed-group.ts'
import { Answers, Question, Symptoms } from './names.ts'
import { Name } from './texts.ts'

const Months = z.int('is no number of months').nonnegative('is no number of months')
const ONE_QUESTION = 'names more than one question; join conditions by all or any'
const isOne = (record: object): boolean => Object.keys(record).length === 1
const oneQuestion = Answers.refine(isOne, ONE_QUESTION)
const oneNumber = z.record(Name, z.number()).refine(isOne, ONE_QUESTION)

const leaf = z.strictObject({
  symptom: Symptoms.optional(),
  answer: oneQuestion.optional(),
  only: oneQuestion.optional(),
  number_at_least: oneNumber.optional(),
  number_at_most: oneNumber.optional(),
  unanswered: z.union([z.literal('weight'), Question]).optional(),
  asked: Question.optional(),
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

export type WrittenCondition = z.infer<typeof leaf> & {
  readonly all?: readonly WrittenCondition[] | undefined
  readonly any?: readonly WrittenCondition[] | undefined
  readonly not?: WrittenCondition | undefined
  /** A condition of `facts.yaml`, by its name. */
  readonly so?: string | undefined
}

export function conditionSchema(facts: ReadonlySet<string>): z.ZodType<WrittenCondition> {
  const inner: z.ZodType<WrittenCondition> = z.lazy(() => condition)
  const condition: z.ZodType<WrittenCondition> = leaf
    .extend({
      all: z.array(inner).min(1, 'is empty').optional(),
      any: z.array(inner).min(1, 'is empty').optional(),
      not: inner.optional(),
      so: z
        .string()
        .refine((name) => facts.has(name), {
          error: ({ input }) => `no condition of facts.yaml is called ${String(input)}`,
        })
        .optional(),
    })
    .refine(isOne, 'holds several words; join conditions by all or any')
  return condition
}
