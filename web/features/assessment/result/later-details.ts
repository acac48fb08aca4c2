import { later } from '#web/lib/later/later.tsx'

export const LaterDetails = later(async () => (await import('./report-details.tsx')).ReportDetails)
