/** A proportion with its Wilson 95 % interval. */
export type Proportion = {
  readonly k: number
  readonly n: number
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.96

export function proportion(k: number, n: number): Proportion {
  if (n === 0) return { k, n, share: 0, low: 0, high: 0 }
  const share = k / n
  const scale = 1 + Z ** 2 / n
  const centre = (share + Z ** 2 / (2 * n)) / scale
  const half = (Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))) / scale
  return { k, n, share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** The middle 95 % of the mean over `draws` resamples, repeatable by its fixed seed. */
export function bootstrapMean(values: readonly number[], draws = 2000): { low: number; high: number } {
  if (values.length === 0) return { low: 0, high: 0 }
  const random = seeded(20_261_121)
  const means = Array.from({ length: draws }, () => {
    let sum = 0
    for (let index = 0; index < values.length; index += 1)
      sum += values[Math.floor(random() * values.length)] ?? 0
    return sum / values.length
  }).toSorted((a, b) => a - b)
  return { low: means[Math.floor(draws * 0.025)] ?? 0, high: means[Math.ceil(draws * 0.975) - 1] ?? 0 }
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
