import type { AtlasEntry } from './entry.ts'

export const afterVaccine: readonly AtlasEntry[] = []
