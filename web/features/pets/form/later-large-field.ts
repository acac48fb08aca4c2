import { later } from '#web/lib/later/later.tsx'

export const LaterLargeField = later(async () => (await import('./large-fields.tsx')).LargeField)
