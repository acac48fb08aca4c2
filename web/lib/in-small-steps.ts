/** How long a tap or a key may have to wait, and the pause in which it is answered, in milliseconds. */
const SLICE = 12
const PAUSE = 8

/** Goes through steps while the page stays free for its owner: a short while at a time, with pauses between. */
export function inSmallSteps(steps: Iterator<unknown>): void {
  const end = performance.now() + SLICE
  do {
    if (steps.next().done === true) return
  } while (performance.now() < end)
  setTimeout(inSmallSteps, PAUSE, steps)
}
