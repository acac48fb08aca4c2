import { z } from 'zod'

export const Text = z.string().trim().min(1, 'is empty')
export const Sentence = z.string().regex(/^[A-Z0-9“].*[.?]$/s, 'is no sentence')

export const Name = z.string().regex(/^[a-z][a-z0-9_]*$/, 'is no name: small letters, digits and _')

export const Capitals = z.string().regex(/^[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*$/, 'is no name in capitals')

export const sourcesSchema = (codes: ReadonlySet<string>): z.ZodType<readonly string[]> =>
  z
    .array(
      z.string().refine((code) => codes.has(code), {
        error: ({ input }) => `no source has the code ${String(input)}`,
      }),
    )
    .min(1, 'names no source')
