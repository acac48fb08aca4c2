const TOWN = /,\s*([^,]+),\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?(?:,\s*USA)?$/

/** The town in a printed US address ("240 Mission Street, San Francisco, CA 94105"); null where it cannot be told. */
export const townOf = (address: string | null): string | null =>
  TOWN.exec(address?.trim() ?? '')?.[1]?.trim() ?? null
