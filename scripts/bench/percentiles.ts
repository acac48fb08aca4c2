export type Percentiles = {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

const round = (ms: number): number => Math.round(ms * 100) / 100

/** Percentiles by nearest rank, in the unit of the durations; all zero for an empty list. */
export const percentilesOf = (durations: readonly number[]): Percentiles => {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number): number => round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
