import { z } from 'zod'
import { Name, Text, sourcesSchema } from '../written/texts.ts'

const Amount = z.number().positive('is no amount above 0')

export const WrittenWorks = z.strictObject({
  marks: z.record(Name, Text),
  works: z.record(
    z.string().regex(/^[a-z][a-z0-9-]*$/, 'is no code of a work, such as merck-allium'),
    z.strictObject({ cite: Text, url: z.url('is no address').optional() }),
  ),
})
export type WrittenWorks = z.infer<typeof WrittenWorks>

/** `domain/knowledge/README.md` says what the fields mean. */
export const poisonSchema = (codes: ReadonlySet<string>) => {
  const Works = sourcesSchema(codes)
  const Dose = z.strictObject({
    level: z.enum(['mild', 'moderate', 'treat', 'severe', 'critical', 'lethal']),
    from: Amount,
    to: Amount.optional(),
    unit: z.enum(['mg/kg', 'g/kg', 'mL/kg', 'leaf']),
    effect: Text.optional(),
    works: Works,
    same_figure_in: Works.optional(),
    figure: Text,
  })
  const ForSpecies = z.strictObject({
    rule: z.enum(['dose', 'any_amount', 'call_poison_line', 'monitor']),
    at_least: z.enum(['er_urgent', 'normal_vet', 'monitor_at_home']).optional(),
    note: Text.optional(),
    doses: z.array(Dose).default([]),
    day_after_day: z.array(Dose).optional(),
  })
  return z.strictObject({
    id: Name,
    name: Text,
    kind: Text,
    also_called: z.array(Text).optional(),
    agent: Text.optional(),
    signs: z.array(Text).default([]),
    onset: Text.optional(),
    note: Text.optional(),
    dog: ForSpecies,
    cat: ForSpecies,
    forms: z
      .array(
        z.strictObject({
          id: Name,
          label: Text,
          /** Left out where nobody published it: such a form is an unknown dose. */
          holds: Amount.optional(),
          up_to: Amount.optional(),
          unit: Text,
          works: Works.optional(),
          figure: Text,
        }),
      )
      .default([]),
  })
}
export type WrittenPoison = z.infer<ReturnType<typeof poisonSchema>>
