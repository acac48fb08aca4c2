/** How long nobody must have touched the page, in milliseconds: longer than a finger needs from one key to the next. */
const QUIET = 400

const TOUCHES = ['pointerdown', 'keydown', 'input'] as const

/** Waits until the page has been left alone for a moment: what nobody asked for yet must not stand in the way of a tap. */
export function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const waitAnew = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        listening.abort()
        resolve()
      }, QUIET)
    }
    for (const touch of TOUCHES)
      window.addEventListener(touch, waitAnew, { capture: true, passive: true, signal: listening.signal })
    waitAnew()
  })
}
