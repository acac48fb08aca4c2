import { DISEASES } from '#domain/knowledge/atlas/limits.ts'
import { z } from 'zod'
import { BODY_SYSTEMS } from '#domain/knowledge/atlas/entry.ts'
import { BREED_GROUPS } from '#domain/logic/breed-group.ts'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import type { Known } from '../written/known.ts'
import { conditionSchema } from '../written/condition.ts'
import { Answers, Question, Symptom, Symptoms, Values } from '../written/names.ts'
import { Sentence, Text, sourcesSchema } from '../written/texts.ts'

const Given = z.record(Question, z.union([z.string(), z.array(z.string())]))

/** What is left out is an ordinary pet (`domain/knowledge/examples.ts`). */
export const WrittenExample = z.strictObject({
  name: Text,
  pet: z.enum(['dog', 'cat']),
  symptoms: z.array(Symptom),
  answers: Given.optional(),
  age_months: z.number().nonnegative().nullable().optional(),
  weight_kg: z.number().positive().nullable().optional(),
  gender: z.enum(['male', 'female']).nullable().optional(),
  neutered: z.boolean().nullable().optional(),
  breed: Text.optional(),
  conditions: z.array(Text).optional(),
  notes: Text.optional(),
  expect: z.enum(['yes', 'no', 'unknown']),
})
export type WrittenExample = z.infer<typeof WrittenExample>

/** As `domain/knowledge/rules/rule.ts` describes it; the atlas below as `domain/knowledge/atlas/entry.ts`. */
export const ruleSchema = ({ factNames, codes }: Pick<Known, 'factNames' | 'codes'>) =>
  z.strictObject({
    id: z.string().regex(/^RF-\d{3}$/, 'is no number of a rule, such as RF-012'),
    when: conditionSchema(factNames),
    level: z.enum(['er_urgent', 'normal_vet']),
    family: z.enum(EMERGENCY_FAMILIES).optional(),
    about: z.enum([...BODY_SYSTEMS, 'whole']).optional(),
    call_within: z.enum(['now', 'today']).optional(),
    yields_to_dose: z.literal(true).optional(),
    because: Sentence,
    sources: sourcesSchema(codes),
    examples: z.array(WrittenExample).min(1, 'has no example'),
  })
export type WrittenRule = z.infer<ReturnType<typeof ruleSchema>>

const AnySymptoms = z.union([Symptoms, z.strictObject({ all_but: Symptoms })])

export const atlasEntrySchema = ({ codes }: Pick<Known, 'codes'>) =>
  z.strictObject({
    id: z.string().regex(/^(?:normal|known)\.[a-z0-9-]+$/, 'is no name such as normal.hairball'),
    name: Text,
    because: Sentence,
    systems: z.array(z.enum(BODY_SYSTEMS)).min(1),
    words: z.array(Text).min(1),
    species: z.enum(['dog', 'cat']).optional(),
    age_months: z.strictObject({ from: z.number(), under: z.number().optional() }),
    sex: z.enum(['male', 'female']).optional(),
    intact: z.boolean().optional(),
    breeds: z.array(z.enum(BREED_GROUPS)).min(1).optional(),
    known_as: z.array(Text).min(1).optional(),
    even_with: z.array(z.enum(DISEASES)).min(1).optional(),
    explains: z.strictObject({ symptoms: Symptoms.optional(), answers: Answers.optional() }),
    onset: Values,
    only: Answers.optional(),
    never: z.strictObject({ symptoms: AnySymptoms.optional(), answers: Answers.optional() }).optional(),
    confirm: z.array(Sentence).min(1).max(3),
    twin: Text,
    return_when: Sentence,
    sources: sourcesSchema(codes),
  })
export type WrittenAtlasEntry = z.infer<ReturnType<typeof atlasEntrySchema>>
