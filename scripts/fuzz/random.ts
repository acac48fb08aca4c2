/**
 * A stream of numbers that is the same for the same seed (mulberry32), so every fault can be repeated; `below` leaves
 * `limit` itself out.
 */
export type Random = {
  below(limit: number): number
  pick<T>(list: readonly T[]): T
  once(often: number): boolean
}

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick<T>(list: readonly T[]): T {
      const chosen = list[below(list.length)]
      if (chosen === undefined) throw new Error('nothing to pick from')
      return chosen
    },
    once: (often) => below(often) === 0,
  }
}
