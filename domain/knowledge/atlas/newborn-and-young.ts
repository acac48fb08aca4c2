import type { AtlasEntry } from './entry.ts'

export const newbornAndYoung: readonly AtlasEntry[] = []
