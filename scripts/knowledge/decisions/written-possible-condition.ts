import { z } from 'zod'
import { BREED_GROUPS } from '#domain/logic/breed-group.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'
import type { Known } from '../written/known.ts'
import { Answers, Symptoms } from '../written/names.ts'
import { Name, Sentence, Text, sourcesSchema } from '../written/texts.ts'

const isSomething = (record: object): boolean => Object.keys(record).length > 0

const Said = z
  .array(z.string().regex(/^[a-z0-9&'* -]+$/, 'is no phrase: small letters, digits, and * for any ending'))
  .min(1, 'names no phrase')

const facts = { symptoms: Symptoms.optional(), answers: Answers.optional() }
const Facts = z.strictObject(facts).refine(isSomething, 'is empty')
const FactsAndWords = z.strictObject({ ...facts, said: Said.optional() }).refine(isSomething, 'is empty')
const Needed = z.strictObject({ ...facts, said: z.literal(true).optional() }).refine(isSomething, 'is empty')

const BreedGroups = z.array(z.enum(BREED_GROUPS)).min(1, 'names no group of breeds')
const Parts = z.array(z.string().regex(/^[^A-Z]+$/, 'is not in small letters')).min(1, 'is empty')
const Months = z.int('is no number of months').nonnegative('is no number of months')
const Kilograms = z.number().positive('is no weight')

const WrittenPet = z
  .strictObject({
    species: z.enum(['dog', 'cat']).optional(),
    sex: z.enum(['male', 'female']).optional(),
    neutered: z.boolean().optional(),
    at_least_months: Months.optional(),
    younger_than_months: Months.optional(),
    at_least_kg: Kilograms.optional(),
    lighter_than_kg: Kilograms.optional(),
    breed: BreedGroups.optional(),
    no_breed: BreedGroups.optional(),
    breed_named: Parts.optional(),
    known: Parts.optional(),
    times: z.number().nonnegative().optional(),
  })
  .refine((pet) => Object.keys(pet).some((part) => part !== 'times'), 'says nothing of the pet')
export type WrittenPet = z.infer<typeof WrittenPet>

/** As `domain/knowledge/conditions/condition.ts` describes it. */
export const possibleConditionSchema = ({ codes }: Pick<Known, 'codes'>) =>
  z.strictObject({
    id: Name,
    name: Text,
    other_names: z.array(Text).min(1, 'names none'),
    species: z.enum(['dog', 'cat']).optional(),
    description: Sentence,
    urgency: z.strictObject({ from: z.enum(URGENCIES), to: z.enum(URGENCIES) }),
    commonness: z.enum(['common', 'uncommon', 'rare']),
    published: Text.optional(),
    more_likely: z.array(WrittenPet).min(1, 'is empty').optional(),
    less_likely: z.array(WrittenPet).min(1, 'is empty').optional(),
    evidence: z.strictObject({
      strong: FactsAndWords.optional(),
      some: FactsAndWords.optional(),
      against: Facts.optional(),
      strong_against: Facts.optional(),
    }),
    needs: Needed.optional(),
    explains: Symptoms.optional(),
    sources: sourcesSchema(codes),
  })
export type WrittenPossibleCondition = z.infer<ReturnType<typeof possibleConditionSchema>>
