import type { z } from 'zod'

/** Something of each column that is read. */
export type WithColumnsOf<Read> = { readonly [Column in keyof Read]: unknown }

/** A row of the database in the shape of a schema; a column that was not asked for, or is not there, does not compile. */
export const readRow = <Read>(schema: z.ZodType<Read>, row: WithColumnsOf<Read>): Read => schema.parse(row)
