/** How long nobody must have touched the page, in milliseconds: longer than a finger needs from one key to the next. */
const QUIET = 400

/** Whoever never stops gets it after so long all the same: it may be needed without a network by then. */
const AT_MOST = 1000

const TOUCHES = ['pointerdown', 'keydown', 'input'] as const

/** Waits until the page has been left alone for a moment: what nobody asked for yet must not stand in the way of a tap. */
export function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      clearTimeout(last)
      listening.abort()
      resolve()
    }
    let timer = setTimeout(end, QUIET)
    const last = setTimeout(end, AT_MOST)
    const waitAnew = (): void => {
      clearTimeout(timer)
      timer = setTimeout(end, QUIET)
    }
    for (const touch of TOUCHES)
      window.addEventListener(touch, waitAnew, { capture: true, passive: true, signal: listening.signal })
  })
}
