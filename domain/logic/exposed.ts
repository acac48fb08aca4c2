export const isExposed = (exposure: readonly string[] = []): boolean =>
  exposure.some((value) => value !== 'none')
