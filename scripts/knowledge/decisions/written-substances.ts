import { z } from 'zod'
import { questionsById } from '#domain/knowledge/questions.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import type { Known } from '../written/known.ts'
import { Sentence, Text, sourcesSchema } from '../written/texts.ts'

const exposures = questionsById.get('exposure')?.options?.map(({ value }) => value) ?? []

const Risk = z.union(
  [
    z.enum(['er_urgent', 'normal_vet', 'monitor_at_home']),
    z.strictObject({ home_up_to: z.string().regex(/[a-z]{2}/i) }),
  ],
  'is neither er_urgent, normal_vet, monitor_at_home nor {home_up_to: an amount in words}',
)
export type WrittenRisk = z.infer<typeof Risk>

const Toxin = z
  .strictObject({ id: z.enum([...toxinsById.keys()]), form: Text.optional() })
  .refine(
    ({ id, form }) =>
      form === undefined || toxinsById.get(id)?.forms.some((known) => known.id === form) === true,
    { path: ['form'], error: 'is no form of this poison in doses/' },
  )

/**
 * Things that share everything but their names, each with its other names; `domain/knowledge/substances/substance.ts`
 * describes them.
 */
export const substancesSchema = ({ codes }: Pick<Known, 'codes'>) =>
  z.strictObject({
    exposure: z.enum(exposures),
    toxin: Toxin.optional(),
    dog: Risk,
    cat: Risk,
    because: Sentence,
    sources: sourcesSchema(codes),
    names: z
      .record(Text, z.array(Text.regex(/^[^,]*$/, 'holds a comma')))
      .refine((names) => Object.keys(names).length > 0, 'names nothing'),
  })
export type WrittenSubstances = z.infer<ReturnType<typeof substancesSchema>>
