import { later } from '#web/lib/later/later.tsx'

export const LaterBreedPicker = later(async () => (await import('./breed-picker.tsx')).BreedPicker)
