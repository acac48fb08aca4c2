import { z } from 'zod/mini'

/** Something of each column that is read. */
export type WithColumnsOf<Read> = { readonly [Column in keyof Read]: unknown }

/** A row of the database in the shape of a schema; a column that was not asked for, or is not there, does not compile. */
export const readRow = <Read>(schema: z.core.$ZodType<Read>, row: WithColumnsOf<Read>): Read =>
  z.parse(schema, row)
