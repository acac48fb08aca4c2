export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Work beyond `atOnce` waits in the order it came. Work that needs the processor is not faster side by side: all of it
 * would end last.
 */
export const takeTurns = (atOnce: number): Turns => {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // a turn is handed on, so that nobody who comes just now overtakes
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
