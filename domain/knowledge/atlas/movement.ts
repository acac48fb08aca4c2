import type { AtlasEntry } from './entry.ts'

export const movement: readonly AtlasEntry[] = []
