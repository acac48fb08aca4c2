import type { AtlasEntry } from './entry.ts'

export const seasonsAndPlaces: readonly AtlasEntry[] = []
