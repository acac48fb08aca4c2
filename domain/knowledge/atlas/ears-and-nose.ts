import type { AtlasEntry } from './entry.ts'

export const earsAndNose: readonly AtlasEntry[] = []
