import { onceForEach } from '#domain/once-for-each.ts'
import type { Sentence } from './sentences.ts'

export type Clause = { readonly start: number; readonly text: string }

export const clausesOf = onceForEach(({ words, breaks }: Sentence): readonly Clause[] => {
  const starts = [0, ...breaks.filter((place) => place > 0 && place < words.length)]
  return starts.map((start, index) => ({
    start,
    text: words.slice(start, starts[index + 1] ?? words.length).trim(),
  }))
})
