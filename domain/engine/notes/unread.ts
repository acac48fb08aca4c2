import { BODY, DENIED, EVERYDAY } from '#domain/knowledge/compiled/notes/everyday.ts'
import { DENYING_WORDS, PLAINLY_DENYING_WORDS } from '#domain/knowledge/compiled/notes/turns/denial.ts'
import type { Heard } from './clauses/heard.ts'
import type { Span } from './phrases/phrase-book.ts'
import type { Unread } from './clauses/reading.ts'

const body = new Set(BODY)
const everyday = new Set(EVERYDAY)
const denials = new Set(DENYING_WORDS)
const denied = new Set([...DENIED, ...PLAINLY_DENYING_WORDS])

export const unreadIn = (sentences: readonly Heard[]): readonly Unread[] => sentences.flatMap(unreadClauses)

function unreadClauses(sentence: Heard): readonly Unread[] {
  const { words, breaks, entries, hazards, figures, likenesses } = sentence
  const read = [...entries.flatMap(({ spans }) => spans), ...hazards]
  const starts = [0, ...breaks.filter((place) => place > 0 && place < words.length)]
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? words.length
    const isIn = (span: Span): boolean => span.start < end && start < span.end
    const clause = words.slice(start, end).trim().split(' ')
    const namesBody = clause.some((word) => body.has(word))
    // A turn of speech tells of no harm by itself, but of a part of the body it may be all that is said.
    if (read.some(isIn) || (!namesBody && [...figures, ...likenesses].some(isIn)) || isPlain(clause))
      return []
    return [{ quote: sentence.quote(start, end) }]
  })
}

function isPlain(clause: readonly string[]): boolean {
  const denial = clause.findIndex((word) => denials.has(word))
  const from = denial === -1 ? clause.length : denial
  return clause.every(
    (word, index) => word === '' || /^\d/.test(word) || (index < from ? everyday : denied).has(word),
  )
}
