import type { AtlasEntry } from './entry.ts'

export const eatingAndDrinking: readonly AtlasEntry[] = []
