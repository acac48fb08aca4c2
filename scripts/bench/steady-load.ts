import { setTimeout as pause } from 'node:timers/promises'

type Load = {
  readonly perSecond: number
  readonly seconds: number
  readonly call: (index: number) => Promise<void>
}

/** Durations of the good calls only, in milliseconds. */
export type LoadResult = { readonly durations: readonly number[]; readonly failures: number }

/**
 * Starts calls at a steady rate whether or not the earlier ones are done, and measures each from the moment it was
 * due: a server that stalls then shows in the numbers, instead of slowing the measurement down.
 */
export async function steadyLoad({ perSecond, seconds, call }: Load): Promise<LoadResult> {
  const durations: number[] = []
  let failures = 0
  const begin = performance.now()
  const calls: Promise<void>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begin + (index * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    calls.push(
      call(index).then(
        () => void durations.push(performance.now() - due),
        () => {
          failures += 1
        },
      ),
    )
  }
  await Promise.all(calls)
  return { durations, failures }
}
