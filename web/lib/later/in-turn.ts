const waiting: (() => unknown)[] = []

function beginNext(): void {
  try {
    waiting.shift()?.()
    // In a page that is not seen every further task would wait for a second, and nobody taps there.
    while (document.visibilityState !== 'visible' && waiting.length > 0) waiting.shift()?.()
  } finally {
    if (waiting.length > 0) setTimeout(beginNext)
  }
}

/**
 * Begins one after the other, each in a task of its own: to ask for files keeps a slow phone busy, and between the tasks
 * taps are answered. None waits for what another began.
 */
export function inTurn(begin: readonly (() => unknown)[]): void {
  const isBegun = waiting.length > 0
  waiting.push(...begin)
  if (!isBegun && waiting.length > 0) setTimeout(beginNext)
}
