import { z } from 'zod'

/** Words that are not empty. */
export const Text = z.string().trim().min(1, 'is empty')
/** A plain sentence for an owner. */
export const Sentence = z.string().regex(/^[A-Z0-9“].*[.?]$/s, 'is no sentence')

/** The name of a question, a value, a key. */
export const Name = z.string().regex(/^[a-z][a-z0-9_]*$/, 'is no name: small letters, digits and _')

/** A name in capitals, which stands for something written elsewhere. */
export const Capitals = z.string().regex(/^[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*$/, 'is no name in capitals')

/** Codes of sources, of which there is at least one. */
export const sourcesSchema = (codes: ReadonlySet<string>): z.ZodType<readonly string[]> =>
  z
    .array(
      z.string().refine((code) => codes.has(code), {
        error: ({ input }) => `no source has the code ${String(input)}`,
      }),
    )
    .min(1, 'names no source')
