import { later } from '#web/lib/later/later.tsx'

/** Its list is longer than all the other questions about a pet together. */
export const LaterBreedPicker = later(async () => (await import('./breed-picker.tsx')).BreedPicker)
