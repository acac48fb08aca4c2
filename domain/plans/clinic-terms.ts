export const CLINIC_TERMS = { liveWithin: 'two weeks', demoUnderMinutes: 30 } as const
