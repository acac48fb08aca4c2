import { later } from '#web/lib/later/later.tsx'

/** The card with the closest number in a file of its own, for a page that is drawn before anybody needs it. */
export const LaterClosestVet = later(async () => (await import('./closest-vet-card.tsx')).ClosestVetCard)
