import type { Deps } from '#service/world/deps.ts'

/** An engine for tests that are not about assessments. */
export const noEngine: Deps['engine'] = () => {
  throw new Error('these tests ask for no assessment')
}
