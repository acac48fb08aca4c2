import type { AtlasEntry } from './entry.ts'

export const afterTheClinic: readonly AtlasEntry[] = []
