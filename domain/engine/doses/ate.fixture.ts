import { aCat, aDog } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'

/** No sign: the vomiting is ticked only because something has to be. */
export const well = { energy_level: 'normal', eating: 'normal', vomit_frequency: 'none_24h' }

/** A pet without a sign that ate something. */
export const ate = (
  kind: 'dog' | 'cat',
  exposure: string,
  details: string,
  weightKg: number | null = 25,
  more: object = {},
): Given =>
  (kind === 'dog' ? aDog : aCat)(
    ['vomiting'],
    { ...well, exposure: [exposure], exposure_details: details, ...more },
    { weightKg },
  )
