import { lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import { signs } from '#domain/knowledge/compiled/notes/signs.ts'
import type { Meaning } from '#domain/knowledge/notes/entry.ts'

/** A finding carries the meaning of the very entry that found it; ids of phrases and of signs may be the same. */
const idByMeaning: ReadonlyMap<Meaning, string> = new Map([
  ...lexicon.map(({ id, means }) => [means, `told.${id}`] as const),
  ...signs.map(({ id, means }) => [means, `sign.${id}`] as const),
])

/** The id in the book, such as `told.gums-pale`, of the entry that means this; undefined for what only a number told. */
export const findingId = (means: Meaning): string | undefined => idByMeaning.get(means)
