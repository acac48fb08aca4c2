import type { AtlasEntry } from './entry.ts'

export const vomiting: readonly AtlasEntry[] = []
