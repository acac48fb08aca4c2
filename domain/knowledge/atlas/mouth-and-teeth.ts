import type { AtlasEntry } from './entry.ts'

export const mouthAndTeeth: readonly AtlasEntry[] = []
