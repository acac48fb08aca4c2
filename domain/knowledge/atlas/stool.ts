import type { AtlasEntry } from './entry.ts'

export const stool: readonly AtlasEntry[] = []
