import type { AtlasEntry } from './entry.ts'

export const urineAndThirst: readonly AtlasEntry[] = []
