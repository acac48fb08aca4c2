/** `retryAfter` is in seconds. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number }

/** A sliding window in this process's memory. `look` counts nothing, `hit` what it allows. */
export type RateLimit = {
  readonly look: (key: string) => Verdict
  readonly hit: (key: string) => Verdict
  readonly count: (key: string) => number
  readonly takeBack: (key: string) => void
  readonly forget: (key: string) => void
}

type Options = {
  readonly limit: number
  readonly windowMs: number
  readonly now: () => number
  readonly keys?: number
}

export const createRateLimit = ({ limit, windowMs, now, keys = 50_000 }: Options): RateLimit => {
  const seen = new Map<string, number[]>()
  const recent = (key: string): number[] => {
    const since = now() - windowMs
    const times = (seen.get(key) ?? []).filter((time) => time > since)
    if (times.length === 0) seen.delete(key)
    return times
  }
  const refusal = (times: readonly number[]): Verdict => {
    const oldest = times[Math.max(0, times.length - limit)] ?? now()
    return { allowed: false, retryAfter: Math.max(1, Math.ceil((oldest + windowMs - now()) / 1000)) }
  }
  const look = (key: string): Verdict => {
    const times = recent(key)
    return times.length < limit ? { allowed: true } : refusal(times)
  }
  const hit = (key: string): Verdict => {
    // what can never be refused need not be remembered: without this it would grow with every event
    if (limit === Infinity) return { allowed: true }
    const times = recent(key)
    if (times.length >= limit) return refusal(times)
    times.push(now())
    // taking it out first moves it to the end: the map's order is the order of last use
    seen.delete(key)
    seen.set(key, times)
    if (seen.size > keys) {
      const oldest = seen.keys().next()
      if (oldest.done !== true) seen.delete(oldest.value)
    }
    return { allowed: true }
  }
  const takeBack = (key: string): void => {
    seen.get(key)?.pop()
  }
  return { look, hit, takeBack, count: (key) => recent(key).length, forget: (key) => void seen.delete(key) }
}
