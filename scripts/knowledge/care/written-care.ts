import { z } from 'zod'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'
import { OTC_CATEGORIES } from '#domain/otc/category-names.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import type { Known } from '../written/known.ts'
import { conditionSchema } from '../written/condition.ts'
import { Answers, Symptoms } from '../written/names.ts'
import { Name, Text, sourcesSchema } from '../written/texts.ts'
import { Species, lineSchema, linesSchema } from './written-lines.ts'
import type { KnownToCare } from './written-lines.ts'

const Family = z.enum(EMERGENCY_FAMILIES)
const Families = z.array(Family).min(1, 'names no kind of emergency')

/** The types in `domain/knowledge/care/` say what the fields of each schema of this file mean. */
const oneFirstAidSchema = (known: KnownToCare) => {
  const line = lineSchema(known)
  const lines = linesSchema(known, line)
  return z.strictObject({
    call_say: Text,
    covers: Families.optional(),
    before_call: z.int().positive().optional(),
    at_once: z.literal(true).optional(),
    nothing_by_mouth: z.literal(true).optional(),
    steps: z.array(line).min(2, 'has fewer than two steps'),
    beside: lines.optional(),
    watch: lines,
  })
}
export type WrittenFirstAid = z.infer<ReturnType<typeof oneFirstAidSchema>>

export const firstAidSchema = (known: KnownToCare) => z.partialRecord(Family, oneFirstAidSchema(known))

const Words = z
  .array(z.string().regex(/^[a-z]+\*?$/, 'is no word; only * may end it, for any ending'))
  .min(1, 'holds no word')

export const finerFamilySchema = ({ factNames }: Pick<Known, 'factNames'>) =>
  z
    .strictObject({
      of: Families,
      is: Family,
      when: conditionSchema(factNames).optional(),
      found: z.array(Text).min(1, 'names no finding').optional(),
      only_read: z.strictObject({ finding: Text, ticked: Answers }).optional(),
      any_sentence: z.literal(true).optional(),
      told: Words.optional(),
      not_told: Words.optional(),
      beside: z.literal(true).optional(),
    })
    .refine(({ when, found, told }) => (when ?? found ?? told) !== undefined, 'says nothing of when it is so')
export type WrittenFinerFamily = z.infer<ReturnType<typeof finerFamilySchema>>

const oneSymptomSchema = (known: KnownToCare) => {
  const lines = linesSchema(known)
  return z.strictObject({
    home: lines,
    diet: lines.optional(),
    watch: lines,
    worse: lines,
    go_now: lines,
    bring: lines.optional(),
  })
}
export type WrittenSymptomCare = z.infer<ReturnType<typeof oneSymptomSchema>>

export const symptomCareSchema = (known: KnownToCare) =>
  z.record(z.enum([...symptomsByValue.keys()]), oneSymptomSchema(known))

const conditionName = (known: KnownToCare): z.ZodType<string> =>
  z.string().refine((id) => known.conditions.has(id), {
    error: ({ input }) => `there is no condition "${String(input)}"`,
  })

const byConditionSchema = <Value>(
  known: KnownToCare,
  value: z.ZodType<Value>,
): z.ZodType<Readonly<Record<string, Value>>> =>
  z.record(Name, value).superRefine((record, context) => {
    for (const id of Object.keys(record))
      if (!known.conditions.has(id))
        context.addIssue({ code: 'custom', path: [id], message: `there is no condition "${id}"` })
  })

const oneConditionSchema = (known: KnownToCare) => {
  const lines = linesSchema(known)
  return z.strictObject({
    feeds_as_usual: z.literal(true).optional(),
    ask_before_feeding: z.literal(true).optional(),
    home: lines.optional(),
    diet: lines.optional(),
    go_now: lines.optional(),
    spreads: lines.optional(),
  })
}
export type WrittenConditionCare = z.infer<ReturnType<typeof oneConditionSchema>>

export const conditionCareSchema = (known: KnownToCare) => byConditionSchema(known, oneConditionSchema(known))

export const firstAidByConditionSchema = (known: KnownToCare) =>
  byConditionSchema<readonly EmergencyFamily[]>(known, Families)

export const careProductSchema = (known: KnownToCare) => {
  const line = lineSchema(known)
  const lines = linesSchema(known, line)
  return z.strictObject({
    id: z.string().regex(/^[a-z-]+$/, 'is no name such as ear-dryer'),
    category: z.enum(OTC_CATEGORIES),
    name: z.strictObject({ dog: Text, cat: Text }),
    generic_name: Text.nullable(),
    form: Text,
    swallowed: z.boolean(),
    at_least_months: z.int().nonnegative(),
    species: Species.optional(),
    not_with: z.array(Text).min(1).optional(),
    not_beside: Symptoms.optional(),
    notes: line,
    warnings: lines,
    conditions: z.array(conditionName(known)).min(1, 'names no condition'),
  })
}
export type WrittenCareProduct = z.infer<ReturnType<typeof careProductSchema>>

export const timeFrameSchema = ({ codes, factNames }: Pick<Known, 'codes' | 'factNames'>) =>
  z.strictObject({
    when: conditionSchema(factNames),
    within: z.enum(['now', 'today']),
    sources: sourcesSchema(codes),
  })
export type WrittenTimeFrame = z.infer<ReturnType<typeof timeFrameSchema>>

export const standingAdviceSchema = (known: KnownToCare) => {
  const one = lineSchema(known)
  const some = linesSchema(known, one)
  return z.strictObject({
    emergency: z.strictObject({
      call_ahead: one,
      transport: some,
      no_medicine: one,
      no_food: one,
      no_meal: one,
      bring: one,
      worse: some,
    }),
    visit: z.strictObject({
      book: one,
      tell: one,
      bring: some,
      watch: some,
      food: one,
      book_within: z.strictObject({ now: one, today: one }),
      ask_before_feeding: one,
      no_medicine: one,
    }),
    home: z.strictObject({
      watch: some,
      food: one,
      rest: one,
      lasts: one,
      lasting: one,
      no_medicine: one,
    }),
    danger_signs: some,
    poison_signs: one,
    swallowed: z.strictObject({ home: some, go_now: some }),
    keep_feeding: one,
    poison_ready: one,
    poison_lines: one,
  })
}
export type WrittenStandingAdvice = z.infer<ReturnType<typeof standingAdviceSchema>>

const byLevel = <Value>(value: z.ZodType<Value>) => z.record(z.enum(URGENCIES), value)
const bySooner = <Value>(value: z.ZodType<Value>) => z.strictObject({ now: value, today: value })

export const WrittenAnswerWords = z.strictObject({
  opening: byLevel(Text),
  closing: byLevel(Text),
  without_reason: byLevel(Text),
  less_sure: Text,
  call_and_say: Text,
  level_by_rules: byLevel(Text),
  not_in_place_of_vet: Text,
  recommend: z.strictObject({
    first_aid: Text,
    emergency_visit: Text,
    on_the_way: Text,
    nothing_by_mouth: Text,
    poison_line: Text,
    book_visit: Text,
    sooner: bySooner(Text),
    until_visit: Text,
    food_and_medicine: Text,
    bring: Text,
    care_at_home: Text,
    food_and_water: Text,
    watch: Text,
    if_it_lasts: Text,
  }),
  product: z.strictObject({
    dosage: Text,
    dosage_by_weight: Text,
    frequency: Text,
    duration: Text,
    long_duration: Text,
    once: Text,
    with_food: Text,
  }),
  not_at_home: Text,
  sooner: bySooner(
    z.strictObject({ opening: Text, closing: Text, timeframe: Text, next_check_in: Text, until: Text }),
  ),
  lasts: Text.regex(/\{hours\}/, 'does not say {hours}'),
  lasting: z.strictObject({ timeframe: Text, monitoring_frequency: Text }),
  follow_up: byLevel(
    z.strictObject({
      next_check_in: Text,
      monitoring_frequency: Text,
      veterinary_visit: z.strictObject({ recommended: z.boolean(), timeframe: Text, reason: Text }),
    }),
  ),
  advice_lasts: byLevel(Text.nullable()),
  model: z.strictObject({
    raised: Text,
    raised_without_reason: Text,
    raised_to: Text,
    noticed: Text,
  }),
})
export type WrittenAnswerWords = z.infer<typeof WrittenAnswerWords>
