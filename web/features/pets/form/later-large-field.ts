import { later } from '#web/lib/later/later.tsx'

/** The fields with a calendar or a list; who has saved a pet does not need them, and nobody has to fill them in. */
export const LaterLargeField = later(async () => (await import('./large-fields.tsx')).LargeField)
