import type { AtlasEntry } from './entry.ts'

export const breeds: readonly AtlasEntry[] = []
