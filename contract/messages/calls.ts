export const POLLING_MESSAGES = {
  timeout: 'Polling timeout',
  notFound: 'Job not found after retries',
  failedAfter: (retries: number, why: string) => `Failed after ${retries} retries: ${why}`,
  network: 'Network error',
} as const

export const CALL_MESSAGES = { notInitialized: 'Client not initialized' } as const
