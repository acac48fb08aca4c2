import type { AtlasEntry } from './entry.ts'

export const behavior: readonly AtlasEntry[] = []
