type Options = {
  readonly failures: number
  readonly windowMs: number
  readonly pauseMs: number
  readonly clock: () => number
}

export type Pass = {
  readonly succeeded: () => void
  readonly failed: () => void
  readonly undecided: () => void
}

export type Breaker = {
  readonly enter: () => Pass | null
}

/**
 * Closed until enough failures fall into the window; then open for the pause; then one single call is let through,
 * which closes it or opens it anew. While that one is under way everybody else goes without, and does not wait for it.
 */
export function createBreaker({ failures, windowMs, pauseMs, clock }: Options): Breaker {
  let times: readonly number[] = []
  let openedAt: number | null = null
  let isProbing = false
  const fail = (): void => {
    const now = clock()
    times = [...times.filter((time) => now - time < windowMs), now]
    if (openedAt === null && times.length >= failures) openedAt = now
  }
  const close = (): void => {
    times = []
    openedAt = null
  }
  const probe = (): Pass => {
    isProbing = true
    const ended = (then: () => void) => (): void => {
      isProbing = false
      then()
    }
    return {
      succeeded: ended(close),
      failed: ended(() => {
        openedAt = clock()
      }),
      undecided: ended(() => undefined),
    }
  }
  return {
    enter: () => {
      if (openedAt === null) return { succeeded: close, failed: fail, undecided: () => undefined }
      return isProbing || clock() - openedAt < pauseMs ? null : probe()
    },
  }
}
