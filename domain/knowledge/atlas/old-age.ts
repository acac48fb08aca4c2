import type { AtlasEntry } from './entry.ts'

export const oldAge: readonly AtlasEntry[] = []
