/** What is promised to every clinic, apart from the plans: the descriptions for search engines say it on every page. */
export const CLINIC_TERMS = { liveWithin: 'two weeks', demoUnderMinutes: 30 } as const
