import { z } from 'zod'

/** Words that are not empty. */
export const Text = z.string().trim().min(1, 'is empty')
/** A plain sentence for an owner. */
export const Sentence = z.string().regex(/^[A-Z0-9“].*[.?]$/s, 'is no sentence')

/** Codes of sources, of which there is at least one. */
export const sourcesSchema = (codes: ReadonlySet<string>): z.ZodType<readonly string[]> =>
  z
    .array(
      z.string().refine((code) => codes.has(code), {
        error: ({ input }) => `no source has the code ${String(input)}`,
      }),
    )
    .min(1, 'names no source')
