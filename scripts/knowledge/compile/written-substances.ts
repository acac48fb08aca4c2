import { z } from 'zod'
import { questionsById } from '#domain/knowledge/questions.ts'
import { substanceSources } from '#domain/knowledge/substances/sources.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import { Sentence, Text } from './written-entries.ts'

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
    { path: ['form'], error: 'is no form of this poison in toxins.json' },
  )

const Source = z
  .string()
  .refine((code) => Object.hasOwn(substanceSources, code), 'is a code that no source has')

/** Things that share everything but their names, as `domain/knowledge/substances/substance.ts` describes each of them. */
export const WrittenSubstances = z.strictObject({
  exposure: z.enum(exposures),
  toxin: Toxin.optional(),
  dog: Risk,
  cat: Risk,
  because: Sentence,
  sources: z.array(Source).min(1, 'names no source'),
  /** What owners call each, and its other names. */
  names: z
    .record(Text, z.array(Text.regex(/^[^,]*$/, 'holds a comma')))
    .refine((names) => Object.keys(names).length > 0, 'names nothing'),
})
export type WrittenSubstances = z.infer<typeof WrittenSubstances>
