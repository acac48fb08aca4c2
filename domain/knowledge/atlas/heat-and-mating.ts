import type { AtlasEntry } from './entry.ts'

export const heatAndMating: readonly AtlasEntry[] = []
