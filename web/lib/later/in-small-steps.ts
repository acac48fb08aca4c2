/** How long a tap or a key may have to wait, and the pause in which it is answered, in milliseconds. */
const SLICE = 12
const PAUSE = 8

/** Goes through steps while the page stays free for its owner: a short while at a time, with pauses between. */
export async function inSmallSteps<Made>(steps: Iterator<unknown, Made>): Promise<Made> {
  let end = performance.now() + SLICE
  let step = steps.next()
  while (step.done !== true) {
    // Nobody taps on a page that is not seen, and there every pause would last a second.
    if (performance.now() >= end && document.visibilityState === 'visible') {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      end = performance.now() + SLICE
    }
    step = steps.next()
  }
  return step.value
}
