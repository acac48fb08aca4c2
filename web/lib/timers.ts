import { LIMITS } from '#domain/constants.ts'

/** How long things take on purpose, in milliseconds. */
export const TIMERS = { ...LIMITS.timers, authRetry: 5000 } as const
