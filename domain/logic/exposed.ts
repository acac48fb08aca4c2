/** True where these answers about what was eaten, licked or touched name something. */
export const isExposed = (exposure: readonly string[] = []): boolean =>
  exposure.some((value) => value !== 'none')
