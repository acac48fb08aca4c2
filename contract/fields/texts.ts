import { z } from 'zod/mini'

export const requiredText = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

export const optionalText = (longest: number) =>
  z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(longest))),
    z.transform((text) => (text === undefined || text === '' ? null : text)),
  )
