import { z } from 'zod'
import { questionsById } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { Name } from './texts.ts'

const isGroup = (value: string): boolean => /^[A-Z]/.test(value)

/** Values of a question; a name in capitals stands for a list of `groups.yaml`. */
export const Values = z
  .array(z.string().regex(/^(?:[a-z0-9_]+|[A-Z][A-Z0-9_]*)$/, 'is neither a value nor a group'))
  .min(1, 'names no value')

export const Symptom = z.string().refine((value) => symptomsByValue.has(value), {
  error: ({ input }) => `there is no symptom "${String(input)}"`,
})

export const Symptoms = z
  .array(
    z.string().refine((value) => isGroup(value) || symptomsByValue.has(value), {
      error: ({ input }) => `there is no symptom "${String(input)}"`,
    }),
  )
  .min(1, 'names no symptom')

export const Question = z
  .string()
  .refine((id) => questionsById.has(id), { error: ({ input }) => `there is no question "${String(input)}"` })

type Chosen = Readonly<Record<string, readonly string[]>>

function tellUnknown(answers: Chosen, context: z.RefinementCtx<Chosen>): void {
  for (const [id, values] of Object.entries(answers)) {
    const question = questionsById.get(id)
    const wrong = (path: readonly PropertyKey[], message: string): void =>
      context.addIssue({ code: 'custom', path: [...path], message })
    if (question === undefined) wrong([id], `there is no question "${id}"`)
    const options = question?.options
    for (const [at, value] of values.entries())
      if (options !== undefined && !isGroup(value) && !options.some((option) => option.value === value))
        wrong([id, at], `there is no option "${value}"`)
  }
}

export const Answers = z.record(Name, Values).superRefine(tellUnknown)

/** Without groups; without an option something of the question was told, and none of its options. */
export const SingleAnswers = z.record(Name, z.array(Name)).superRefine(tellUnknown)
