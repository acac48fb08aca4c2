/**
 * Where a fact comes from. **ticked**: an owner chose or counted it. **confirmed**: an owner who was asked about their own
 * words, or about something ordinary, said yes. **suspected**: it was read in words, and nobody asked yet. **computed**:
 * an age, a dose or a likelihood. **profile**: it stands in the pet's profile. What an owner denied supports nothing.
 */
export const FACT_SOURCES = ['ticked', 'confirmed', 'suspected', 'computed', 'profile'] as const
export type FactSource = (typeof FACT_SOURCES)[number]
