import { z } from 'zod/mini'

export type WithColumnsOf<Read> = { readonly [Column in keyof Read]: unknown }

/** A column that was not asked for, or is not there, does not compile. */
export const readRow = <Read>(schema: z.core.$ZodType<Read>, row: WithColumnsOf<Read>): Read =>
  z.parse(schema, row)
