import { z } from 'zod'

/** A text that has to be there, without the spaces around it. */
export const requiredText = (longest: number) => z.string().trim().min(1).max(longest)

/** A text that may be missing, null or empty; all three are the same and come out as null. */
export const optionalText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullish()
    .transform((text) => (text === undefined || text === '' ? null : text))
