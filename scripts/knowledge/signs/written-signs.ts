import { z } from 'zod'
import { Capitals, Text } from '../written/texts.ts'
import { WrittenId, WrittenMeaning } from '../lexicon/written-lexicon.ts'

const GROUP = '[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*'
const ROW = String.raw`[a-z0-9]+\*?(?: (?:[a-z0-9]+\*?|\*))*`
const NEITHER = 'is neither words in small letters nor a group in capitals'

/** Words in a row, of which each may end with `*` for any ending and `*` stands for any word, or the name of a group. */
const Word = z.string().regex(new RegExp(`^(?:${GROUP}|${ROW})$`), NEITHER)
const Words = z
  .string()
  .regex(new RegExp(`^(?:${GROUP}|${ROW})(?: \\| (?:${GROUP}|${ROW}))*$`), NEITHER)
  .refine((text) => isEachOnce(text.split(' | ')), 'holds a word twice')

const isEachOnce = (words: readonly string[]): boolean => new Set(words).size === words.length

/**
 * `near` is in any order, but those under `later` stand after the ones before them; `within` counts words from the
 * first to the last, at most nine where it is left out.
 */
const WrittenWay = z.strictObject({
  near: z.array(z.union([Words, z.strictObject({ later: Words })])).min(1, 'holds no words'),
  within: z.int().positive().optional(),
  not_beside: z.array(Word).min(1, 'holds no words').refine(isEachOnce, 'holds a word twice').optional(),
  across_turns: z.literal(true).optional(),
})
export type WrittenWay = z.infer<typeof WrittenWay>

/** As `domain/knowledge/notes/sign.ts` describes it. */
export const WrittenSign = z.strictObject({
  id: WrittenId,
  finding: Text,
  species: z.enum(['dog', 'cat']).optional(),
  sex: z.enum(['male', 'female']).optional(),
  says: z.array(WrittenWay).min(1, 'says nothing'),
  unless: z.array(Word).min(1, 'holds no words').optional(),
  only_said: z.array(Word).min(1, 'holds no words').optional(),
  means: WrittenMeaning,
})
export type WrittenSign = z.infer<typeof WrittenSign>

export const WrittenWordGroups = z.record(Capitals, Words)
export type WrittenWordGroups = z.infer<typeof WrittenWordGroups>
