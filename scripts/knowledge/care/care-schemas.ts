import { z } from 'zod'
import {
  WrittenAnswerWords,
  careProductSchema,
  conditionCareSchema,
  finerFamilySchema,
  firstAidByConditionSchema,
  firstAidSchema,
  standingAdviceSchema,
  symptomCareSchema,
  timeFrameSchema,
} from './written-care.ts'
import { namedLinesSchema } from './written-lines.ts'
import type { KnownToCare } from './written-lines.ts'

/** The schema of every file of care, by what is read from it. */
export const careSchemas = (known: KnownToCare) => ({
  lines: namedLinesSchema(known),
  firstAid: firstAidSchema(known),
  firstAidByCondition: firstAidByConditionSchema(known),
  finerFamilies: z.array(finerFamilySchema(known)),
  bySymptom: symptomCareSchema(known),
  byCondition: conditionCareSchema(known),
  products: z.array(careProductSchema(known)),
  timeFrames: z.array(timeFrameSchema(known)),
  standing: standingAdviceSchema(known),
  words: WrittenAnswerWords,
})

type Schemas = ReturnType<typeof careSchemas>

export type WrittenCare = { readonly [Name in keyof Schemas]: Readonly<z.output<Schemas[Name]>> }
