/** Something large that is made when it is first needed, or ahead of that, a little at a time. */
export type MadeInSteps<Of> = {
  /** All of it, at once; what is not yet made is made now. */
  readonly whole: () => Of
  /** Makes it a little further with every step, so that whoever needs it first waits for none of it. */
  readonly open: () => Generator<void, void>
}

/** Makes it once, with as many steps as `make` has, whoever asks for the next. Where a step fails, nothing half made stays behind. */
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
