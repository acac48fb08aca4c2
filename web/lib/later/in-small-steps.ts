/** How long a tap or a key may have to wait, and the pause in which it is answered, in milliseconds. */
const SLICE = 12
const PAUSE = 8
const AFTER_TAP = 200

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** Nobody taps on a page that is not seen, and there every pause would last a second. */
const isSeen = (): boolean => document.visibilityState === 'visible'

async function goThrough<Made>(
  steps: Iterator<unknown, Made>,
  mustRest: () => boolean = () => false,
): Promise<Made> {
  let end = performance.now() + SLICE
  let step = steps.next()
  while (step.done !== true) {
    if (isSeen() && (performance.now() >= end || mustRest())) {
      do await pause()
      while (isSeen() && mustRest())
      end = performance.now() + SLICE
    }
    step = steps.next()
  }
  return step.value
}

let waiting = 0

export async function inSmallSteps<Made>(steps: Iterator<unknown, Made>): Promise<Made> {
  waiting += 1
  try {
    return await goThrough(steps)
  } finally {
    waiting -= 1
  }
}

let tapped = Number.NEGATIVE_INFINITY
let isWatching = false
const onTap = (): void => void (tapped = performance.now())

function watchTaps(): void {
  if (isWatching) return
  isWatching = true
  for (const type of ['pointerdown', 'click']) window.addEventListener(type, onTap, true)
}

const mustMakeRoom = (): boolean => waiting > 0 || performance.now() - tapped < AFTER_TAP

let ahead: Promise<unknown> = Promise.resolve()

/** What asks for steps has often just run a file for the first time, which keeps a slow phone busy enough. */
const pauseIfSeen = async (): Promise<void> => {
  if (isSeen()) await pause()
}

/**
 * Goes through steps that nobody waits for yet: one after the other, so that their pauses are pauses, and resting while a
 * tap is answered or somebody waits for other steps.
 */
export function aheadInSmallSteps<Made>(steps: Iterator<unknown, Made>): Promise<Made> {
  watchTaps()
  const made = ahead.then(pauseIfSeen).then(() => goThrough(steps, mustMakeRoom))
  ahead = made.catch(() => undefined)
  return made
}
