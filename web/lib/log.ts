/** Never health details, names or addresses. */
/* oxlint-disable no-console */
export const log = {
  info: (message: string, detail?: unknown): void => console.info(`[pawlight] ${message}`, detail ?? ''),
  warn: (message: string, detail?: unknown): void => console.warn(`[pawlight] ${message}`, detail ?? ''),
  error: (message: string, detail?: unknown): void => console.error(`[pawlight] ${message}`, detail ?? ''),
}
