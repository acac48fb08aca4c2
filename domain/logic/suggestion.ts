import { z } from 'zod/mini'

/**
 * What a suggestion names: an ordinary thing (an entry of the atlas), what was eaten or touched (a thing of the table of
 * substances), or how a few words may be read (a danger sign).
 */
export const SUGGESTION_KINDS = ['normal', 'product', 'reading'] as const

export const MOST_SUGGESTIONS = 3

/**
 * What a language model proposes that a few words of the owner, quoted exactly as written, mean. It is only ever asked
 * about: nothing of it counts until the owner says that it is so.
 */
export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  id: z.string(),
  quote: z.string(),
})
export type Suggestion = z.infer<typeof Suggestion>
