import { later } from '#web/lib/later/later.tsx'

export const LaterClosestVet = later(async () => (await import('./closest-vet-card.tsx')).ClosestVetCard)
