import type { AtlasEntry } from './entry.ts'

export const breathing: readonly AtlasEntry[] = []
