import { z } from 'zod'
import { Capitals, Text } from '../written/texts.ts'

const Phrases = z.array(Text).min(1, 'holds no phrase')

/**
 * Where in a text a turn is looked for. `just_before` is held against the text up to a place, `just_after` against the
 * text from its end.
 */
export const STANDS = {
  anywhere: (ways: string): string => `\\b(?:${ways})\\b`,
  at_beginning: (ways: string): string => `^(?:${ways})\\b`,
  at_end: (ways: string): string => `\\b(?:${ways})$`,
  just_before: (ways: string): string => `\\b(?:${ways}) ?$`,
  just_after: (ways: string): string => `^ (?:${ways})\\b`,
  alone: (ways: string): string => `^(?:${ways})$`,
  inside: (ways: string): string => ways,
} as const

/** The text of the expression by which a turn is looked for; of `each`, that of any one of its phrases. */
export function turnExpression(
  stands: NonNullable<WrittenTurn['stands']>,
  ways: readonly string[],
  notBefore: readonly string[],
): string {
  const any = ways.join('|')
  const unless = notBefore.length === 0 ? '' : `(?! (?:${notBefore.join('|')}))`
  const found = stands === 'part' ? `(?:${any})` : STANDS[stands === 'each' ? 'anywhere' : stands](any)
  return found + unless
}

/** For an expression that code puts together, and for phrases that are looked for one by one. */
const PARTS = ['part', 'each'] as const

export const WrittenTurn = z.strictObject({
  /** For a reader; without a stop. */
  tells: Text,
  /** For a reader: what it does to the words beside it, as the code that uses it does; whole sentences. */
  does: Text,
  stands: z.enum([...(Object.keys(STANDS) as readonly (keyof typeof STANDS)[]), ...PARTS]).optional(),
  /** Sentences in which it stands, and in which it does not though it might seem so; see `turn-examples.ts`. */
  such: z.array(Text).min(1, 'shows no sentence'),
  not_such: z.array(Text).min(1, 'shows no sentence').optional(),
  phrases: Phrases,
  not_before: Phrases.optional(),
})
export type WrittenTurn = z.infer<typeof WrittenTurn>

const Words = z.record(Capitals, Text)

export const WrittenTurns = z.strictObject({
  words: Words.optional(),
  turns: z.record(Capitals, WrittenTurn),
})
export type WrittenTurns = z.infer<typeof WrittenTurns>

export const WrittenTurnWords = z.strictObject({ words: Words })
