import { readSentences } from '#domain/engine/notes/clauses/sentences.ts'
import { turnExpression } from './written-turns.ts'
import type { WrittenTurn } from './written-turns.ts'

type Stands = NonNullable<WrittenTurn['stands']>

/**
 * Whether a turn stands in a sentence as an owner writes it; what the turn is said of stands in [brackets] where the
 * turn has to be just before or just after it.
 */
export function turnStandsIn(
  example: string,
  stands: Stands,
  ways: readonly string[],
  notBefore: readonly string[],
): boolean {
  const expression = new RegExp(turnExpression(stands, ways, notBefore))
  return textsAt(example, stands).some((text) => expression.test(text))
}

const unmarked = (example: string): string => example.replaceAll(/[[\]]/g, '')

/** As the reader takes it, and as it was typed: a few turns look at the typed text. */
function textsAt(example: string, stands: Stands): readonly string[] {
  const [before = '', said, after = ''] = example.split(/[[\]]/)
  const isMarked = said !== undefined
  switch (stands) {
    case 'just_before':
    case 'at_end':
      return both(isMarked ? before : example)
    case 'just_after':
      return both(after).map((text) => ` ${text.trimStart()}`)
    case 'alone':
      return isMarked ? both(after).flatMap((text) => [text, ` ${text}`]) : both(example)
    case 'inside':
      return isMarked
        ? [
            ...both(before).map((text) => `${text} `),
            ...both(after).map((text) => ` ${text}`),
            ...both(unmarked(example)),
          ]
        : both(example)
    default:
      return both(unmarked(example))
  }
}

const both = (text: string): readonly string[] => [
  readSentences(text)
    .map(({ words }) => words)
    .join(' . '),
  text.toLowerCase().trim(),
]
