export type MadeInSteps<Of> = {
  readonly whole: () => Of
  readonly open: () => Generator<void, void>
}

/** Whoever asks makes the next step. Where a step fails, nothing half made stays behind. */
export function madeInSteps<Of>(make: () => Generator<void, Of>): MadeInSteps<Of> {
  let made: { readonly of: Of } | undefined
  let making: Generator<void, Of> | undefined
  const goOn = (): { readonly of: Of } | undefined => {
    if (made !== undefined) return made
    const steps = making ?? make()
    making = undefined
    const step = steps.next()
    if (step.done === true) made = { of: step.value }
    else making = steps
    return made
  }
  return {
    whole: () => {
      let all = goOn()
      while (all === undefined) all = goOn()
      return all.of
    },
    *open() {
      while (goOn() === undefined) yield
    },
  }
}
