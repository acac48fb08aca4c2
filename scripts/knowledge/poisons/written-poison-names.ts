import { z } from 'zod'
import { questionsById } from '#domain/knowledge/questions.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import { Text } from '../written/texts.ts'

const options = questionsById.get('exposure')?.options?.map(({ value }) => value) ?? []

const Exposure = z.enum(options)
const Poison = z.enum([...toxinsById.keys()])
const Phrases = z.array(Text).min(1, 'holds no phrase')

const WrittenPoisonName = z.strictObject({
  poison: Poison,
  exposure: Exposure,
  species: z.enum(['dog', 'cat']).optional(),
  phrases: Phrases,
  substance: Text,
  food: Text.optional(),
})
export type WrittenPoisonName = z.infer<typeof WrittenPoisonName>

export const WrittenPoisonNames = z.strictObject({
  names: z.array(WrittenPoisonName),
  combined: Phrases,
  by_option: z.partialRecord(Exposure, Poison),
})
