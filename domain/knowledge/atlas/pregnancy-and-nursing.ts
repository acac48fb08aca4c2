import type { AtlasEntry } from './entry.ts'

export const pregnancyAndNursing: readonly AtlasEntry[] = []
