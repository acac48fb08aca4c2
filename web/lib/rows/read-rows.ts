import type { z } from 'zod/mini'
import type { WithColumnsOf } from '#contract/database/read-row.ts'
import { listOf } from '#web/lib/rows/tolerant.ts'

/** A row that cannot be read hides no other. */
export const readRows = <Read>(schema: z.core.$ZodType<Read>, rows: readonly WithColumnsOf<Read>[]): Read[] =>
  listOf(schema).parse(rows)
