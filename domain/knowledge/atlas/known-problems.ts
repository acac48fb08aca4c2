import type { AtlasEntry } from './entry.ts'

export const knownProblems: readonly AtlasEntry[] = []
