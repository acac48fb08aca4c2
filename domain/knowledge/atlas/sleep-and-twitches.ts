import type { AtlasEntry } from './entry.ts'

export const sleepAndTwitches: readonly AtlasEntry[] = []
