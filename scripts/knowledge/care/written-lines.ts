import { z } from 'zod'
import { ACTS, TOPICS } from '#domain/knowledge/care/care-line.ts'
import { conditionSchema } from '../written/condition.ts'
import type { WrittenCondition } from '../written/condition.ts'
import type { Known } from '../written/known.ts'
import { Capitals, sourcesSchema } from '../written/texts.ts'

export type KnownToCare = Pick<Known, 'codes' | 'factNames'> & {
  readonly lines: ReadonlySet<string>
  readonly conditions: ReadonlySet<string>
}

export const Species = z.enum(['dog', 'cat'])
const Hours = z.number().positive('is no number of hours')

const Say = z.string().regex(/^(?:[A-Z0-9“]|\{petName\}).*[.?]$/s, 'is no sentence')

const marks = {
  species: Species.optional(),
  does: z.enum(ACTS).optional(),
  against: z.enum(ACTS).optional(),
  about: z.enum(TOPICS).optional(),
  pauses_food: z.literal(true).optional(),
  changes_food: z.literal(true).optional(),
  feeds: z.literal(true).optional(),
  by_mouth: z.literal(true).optional(),
  waits_hours: Hours.optional(),
  waits_from: z.enum(['onset', 'now']).optional(),
}

/** `domain/knowledge/care/care-line.ts` says what each mark means. */
type Marks = z.infer<z.ZodObject<typeof marks>> & {
  readonly only_for?: WrittenCondition | undefined
  readonly not_for?: WrittenCondition | undefined
}

export type WrittenFullLine = Marks & { readonly say: string; readonly sources: readonly string[] }
/** A name stands for a line of `care/lines.yaml`, as it is or with other marks. */
export type WrittenLine = string | WrittenFullLine | (Marks & { readonly line: string })

/** One schema of conditions for all, so that the files for editors stay small. */
function aimedMarks({ factNames }: Pick<Known, 'factNames'>) {
  const condition = conditionSchema(factNames).optional()
  return { ...marks, only_for: condition, not_for: condition }
}

export const fullLineSchema = (
  known: Pick<KnownToCare, 'codes' | 'factNames'>,
  aimed = aimedMarks(known),
): z.ZodType<WrittenFullLine> => z.strictObject({ say: Say, ...aimed, sources: sourcesSchema(known.codes) })

export const namedLinesSchema = (known: KnownToCare): z.ZodType<Readonly<Record<string, WrittenFullLine>>> =>
  z.record(Capitals, fullLineSchema(known))

export function lineSchema(known: KnownToCare): z.ZodType<WrittenLine> {
  const named = z.string().refine((name) => known.lines.has(name), {
    error: ({ input }) => `no line of care/lines.yaml is called ${String(input)}`,
  })
  const aimed = aimedMarks(known)
  const changed = z.strictObject({ line: named, ...aimed })
  return z.union([named, changed, fullLineSchema(known, aimed)])
}

export const linesSchema = (
  known: KnownToCare,
  line = lineSchema(known),
): z.ZodType<readonly WrittenLine[]> => z.array(line).min(1, 'holds no line')
