import { z } from 'zod/mini'

export const requiredText = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** A text that may be missing, null or empty; all three are the same and come out as null. */
export const optionalText = (longest: number) =>
  z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(longest))),
    z.transform((text) => (text === undefined || text === '' ? null : text)),
  )
