/** The table of jobs holds the same number. */
export const JOB_RETRIES = 3

export const JOB_RETRY_DELAY_MS = 5_000
export const JOB_RETRY_JITTER = 0.3

export const JOB_LONGEST_MS = 5 * 60_000
