import { z } from 'zod'

const Word = z.string().regex(/^[a-z0-9'’&/]+$/, 'is no word in small letters')
const isEachOnce = (words: readonly string[]): boolean => new Set(words).size === words.length
const Words = z.array(Word).min(1, 'holds no word').refine(isEachOnce, 'holds a word twice')

/** Shorter words are too much alike to be taken for each other. */
const LongWords = Words.refine((words) => words.every(({ length }) => length >= 6), {
  error: ({ input }) =>
    `holds ${(input as readonly string[]).filter(({ length }) => length < 6).join(', ')}, with fewer than six letters`,
})

export const WrittenSpelling = z
  .strictObject({
    written_out: z.record(z.string().regex(/^[a-z]+(?: [a-z]+)*$/, 'is no word in small letters'), Words),
    recognized: LongWords,
    no_slips: LongWords,
  })
  .superRefine(({ written_out, recognized, no_slips }, context) => {
    const seen = new Map<string, string>()
    const add = (word: string, path: readonly PropertyKey[]): void => {
      const first = seen.get(word)
      if (first !== undefined)
        context.addIssue({
          code: 'custom',
          path: [...path],
          message: `“${word}” stands under ${first} already`,
        })
      seen.set(word, path.slice(0, 2).map(String).join('.'))
    }
    for (const [read, slips] of Object.entries(written_out))
      for (const [at, slip] of slips.entries()) add(slip, ['written_out', read, at])
    for (const [at, word] of recognized.entries()) add(word, ['recognized', at])
    for (const [at, word] of no_slips.entries()) add(word, ['no_slips', at])
  })
export type WrittenSpelling = z.infer<typeof WrittenSpelling>

/** The words of a clause that says nothing but that the pet is as always. */
export const WrittenEveryday = z.strictObject({ anywhere: Words, well: Words, denied: Words, body: Words })
export type WrittenEveryday = z.infer<typeof WrittenEveryday>
