import type { AtlasEntry } from './entry.ts'

export const afterSurgery: readonly AtlasEntry[] = []
