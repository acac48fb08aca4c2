import type { AtlasEntry } from './entry.ts'

export const lumpsAndWounds: readonly AtlasEntry[] = []
