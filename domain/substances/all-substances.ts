import { substances } from '#domain/knowledge/compiled/substances.ts'
import type { Substance } from '#domain/knowledge/substances/substance.ts'

export const substancesById: ReadonlyMap<string, Substance> = new Map(
  substances.map((substance) => [substance.id, substance]),
)
