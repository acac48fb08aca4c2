import type { Deps } from '#service/world/deps.ts'

export const noEngine: Deps['engine'] = () => {
  throw new Error('these tests ask for no assessment')
}
