import { later } from '#web/lib/later/later.tsx'

/** Who has saved a pet does not need them. */
export const LaterLargeField = later(async () => (await import('./large-fields.tsx')).LargeField)
