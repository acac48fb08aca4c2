import type { AtlasEntry } from './entry.ts'

export const pawsAndRear: readonly AtlasEntry[] = []
