import type { AtlasEntry } from './entry.ts'

export const eyes: readonly AtlasEntry[] = []
