import { z } from 'zod'
import { BODY_SYSTEMS } from '#domain/knowledge/atlas/entry.ts'
import { BREED_GROUPS } from '#domain/logic/breed-group.ts'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import { Name, Values, WrittenCondition } from './written-condition.ts'

/** A plain sentence for an owner. */
export const Sentence = z.string().regex(/^[A-Z0-9“].*[.?]$/s, 'is no sentence')
/** Words that are not empty. */
export const Text = z.string().trim().min(1, 'is empty')
/** Codes of `domain/knowledge/sources.ts` and of the atlas. */
export const Sources = z
  .array(z.string().regex(/^(?:[A-Z]\d*)$/, 'is no code of a source'))
  .min(1, 'names no source')
const Answers = z.record(Name, z.union([z.string(), z.array(z.string())]))

/** A case that proves a rule; what is left out is an ordinary pet (`domain/knowledge/examples.ts`). */
export const WrittenExample = z.strictObject({
  name: Text,
  pet: z.enum(['dog', 'cat']),
  symptoms: z.array(Name),
  answers: Answers.optional(),
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

/** One rule, as `domain/knowledge/rules/rule.ts` describes it. */
export const WrittenRule = z.strictObject({
  id: z.string().regex(/^RF-\d{3}$/, 'is no number of a rule, such as RF-012'),
  when: WrittenCondition,
  level: z.enum(['er_urgent', 'normal_vet']),
  family: z.enum(EMERGENCY_FAMILIES).optional(),
  about: z.enum([...BODY_SYSTEMS, 'whole']).optional(),
  call_within: z.enum(['now', 'today']).optional(),
  yields_to_dose: z.literal(true).optional(),
  because: Sentence,
  sources: Sources,
  examples: z.array(WrittenExample).min(1, 'has no example'),
})
export type WrittenRule = z.infer<typeof WrittenRule>

/** Symptoms listed, or every other one of the catalogue. */
const Symptoms = z.union([Values, z.strictObject({ all_but: Values })])

/** One ordinary thing, as `domain/knowledge/atlas/entry.ts` describes it. */
export const WrittenAtlasEntry = z.strictObject({
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
  explains: z.strictObject({ symptoms: Values.optional(), answers: z.record(Name, Values).optional() }),
  onset: Values,
  only: z.record(Name, Values).optional(),
  never: z
    .strictObject({ symptoms: Symptoms.optional(), answers: z.record(Name, Values).optional() })
    .optional(),
  confirm: z.array(Sentence).min(1).max(3),
  twin: Text,
  return_when: Sentence,
  sources: Sources,
})
export type WrittenAtlasEntry = z.infer<typeof WrittenAtlasEntry>
