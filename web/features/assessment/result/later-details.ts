import { later } from '#web/lib/later/later.tsx'

/** What stands below the first look at a result. */
export const LaterDetails = later(async () => (await import('./report-details.tsx')).ReportDetails)
