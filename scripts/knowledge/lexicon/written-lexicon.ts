import { z } from 'zod'
import { SingleAnswers, Symptom } from '../written/names.ts'
import { Capitals, Name, Text } from '../written/texts.ts'

/** A phrase in the notation of `notation.ts`, or what the notation cannot say. */
export const WrittenPhrase = z.union([
  Text,
  z.strictObject({ expression: Text }),
  z.strictObject({ each_of: Capitals, except: z.array(Text).optional() }),
  /** One phrase for each number BEFORE of this range; LIGHTER is any number from half of it to nine tenths. */
  z.strictObject({ weights: z.tuple([z.int(), z.int()]), phrase: Text }),
])
export type WrittenPhrase = z.infer<typeof WrittenPhrase>

const Phrases = z.array(WrittenPhrase).min(1, 'holds no phrase')

/**
 * A whole sentence, or a whole note, by what stands in it and what does not. `tells` is for a reader, without a stop;
 * it holds in all of `such` and in none of `not_such`.
 */
const WrittenStory = z.strictObject({
  tells: Text,
  such: z.array(Text).min(1, 'shows no sentence'),
  not_such: z.array(Text).min(1, 'shows no sentence'),
  phrase: Text,
})
export type WrittenStory = z.infer<typeof WrittenStory>

const named = {
  words: z.record(Capitals, z.union([Text, z.array(Text).min(1)])).optional(),
  stories: z.record(Capitals, WrittenStory).optional(),
}

export const PHRASE_FIELDS = ['phrases', 'unless', 'unless_said', 'only_said'] as const

export const WrittenId = z.string().regex(/^[a-z0-9-]+$/, 'is no name such as gums-pale')

export const WrittenMeaning = z.strictObject({
  answers: SingleAnswers.optional(),
  symptoms: z.array(Symptom).min(1).optional(),
  keys: z.array(Name).min(1).optional(),
  conditions: z.array(Text).min(1).optional(),
})

/** As `domain/knowledge/notes/entry.ts` describes it. */
export const WrittenEntry = z.strictObject({
  id: WrittenId,
  finding: Text,
  kind: z.enum(['sign', 'name', 'exposure', 'state']),
  species: z.enum(['dog', 'cat']).optional(),
  sex: z.enum(['male', 'female']).optional(),
  about_time: z.literal(true).optional(),
  never_a_medicine: z.literal(true).optional(),
  phrases: Phrases,
  unless: Phrases.optional(),
  unless_said: Phrases.optional(),
  only_said: Phrases.optional(),
  means: WrittenMeaning,
})
export type WrittenEntry = z.infer<typeof WrittenEntry>

export const WrittenFile = z.strictObject({ ...named, entries: z.array(WrittenEntry).min(1) })

export const WrittenWords = z.strictObject(named)
export type WrittenWords = z.infer<typeof WrittenWords>

export const WrittenDrugs = z.strictObject({ PAIN: Phrases, PEOPLES_ONLY: Phrases, SHARED: Phrases })

export const WrittenFigures = z.strictObject({ words: named.words, figures: Phrases, likenesses: Phrases })
export const WrittenHazards = z.strictObject({
  words: named.words,
  hazards: Phrases,
  alarms_of_the_body: Phrases,
})
