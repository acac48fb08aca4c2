import type { Meaning } from './entry.ts'

export type Sign = {
  readonly id: string
  readonly finding: string
  readonly species?: 'dog' | 'cat'
  /** Only for this sex, and where it is not known. */
  readonly sex?: 'male' | 'female'
  /**
   * Groups of words and single words, in any order within nine words: `A B` both, `A|B` one of them, `A > B` in this
   * order, `!A` not beside A, `~5` within five words, `&` also where a new thought begins between them. `_` joins words
   * in a row.
   */
  readonly says: readonly string[]
  /** Words and groups that take the sign back in the same clause or beside it. */
  readonly unless?: string
  /** Words and groups of which one must stand somewhere in the note. */
  readonly onlySaid?: string
  readonly means: Meaning
}
