import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import type { AtlasEntry } from '#domain/knowledge/atlas/entry.ts'

export const atlasById: ReadonlyMap<string, AtlasEntry> = new Map(atlas.map((entry) => [entry.id, entry]))
