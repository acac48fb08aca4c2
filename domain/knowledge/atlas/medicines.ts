import type { AtlasEntry } from './entry.ts'

export const medicines: readonly AtlasEntry[] = []
