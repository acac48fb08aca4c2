import { z } from 'zod/mini'
import { AssessResponse } from '#contract/assess/assess.ts'
import type { AssessRequest } from '#contract/assess/assess-request.ts'

const FlowPetShape = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  species: z.enum(['dog', 'cat']),
  breed: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  gender: z.nullable(z.enum(['male', 'female'])),
  isNeutered: z.nullable(z.boolean()),
  weight: z.object({ value: z.nullable(z.number()), unit: z.enum(['lbs', 'kg']) }),
  conditions: z.readonly(z.array(z.string())),
  allergies: z.readonly(z.array(z.string())),
  medications: z.readonly(z.array(z.string())),
})

export const FlowData = z.object({
  selectedPetProfile: z.nullable(FlowPetShape),
  selectedSymptoms: z.array(z.string()),
  followUpAnswers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  additionalNotes: z.string(),
})
export type FlowData = z.infer<typeof FlowData>

export const TriageSession = z.object({
  id: z.uuid(),
  pet: z.nullable(FlowPetShape),
  petProfileId: z.nullable(z.string()),
  selectedSymptoms: FlowData.shape.selectedSymptoms,
  followUpAnswers: FlowData.shape.followUpAnswers,
  additionalNotes: z.string(),
  assessment: z.nullable(AssessResponse.shape.assessment),
  details: z.nullable(z.omit(AssessResponse, { assessment: true })),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TriageSession = z.infer<typeof TriageSession>

export const emptyFlowData = (): FlowData => ({
  selectedPetProfile: null,
  selectedSymptoms: [],
  followUpAnswers: {},
  additionalNotes: '',
})

export const answerOf = (session: TriageSession | null): AssessResponse | null =>
  session?.assessment && session.details ? { assessment: session.assessment, ...session.details } : null

export const Checks = z.object({
  /** Everything that was told when they were asked; told otherwise, the questions are others. */
  said: z.string(),
  answers: FlowData.shape.followUpAnswers,
  suggestions: AssessResponse.shape.summary.shape.suggestions,
  isSkipped: z.boolean(),
})
export type Checks = z.infer<typeof Checks>

export const toldIn = ({
  selectedPetProfile,
  selectedSymptoms,
  followUpAnswers,
  additionalNotes,
}: FlowData): string =>
  JSON.stringify([selectedPetProfile, selectedSymptoms, followUpAnswers, additionalNotes])

/** Photos and videos are left out; null while there is no pet. */
export const saidIn = (
  { selectedPetProfile: pet, selectedSymptoms, followUpAnswers, additionalNotes }: FlowData,
  { answers: clarifications, suggestions }: Partial<Pick<Checks, 'answers' | 'suggestions'>> = {},
): Omit<AssessRequest, 'media'> | null =>
  pet === null
    ? null
    : {
        pet: {
          ...pet,
          conditions: [...pet.conditions],
          allergies: [...pet.allergies],
          medications: [...pet.medications],
        },
        selectedSymptoms,
        followUpAnswers,
        additionalNotes,
        ...(selectedSymptoms.length === 0 && { toldInWords: true }),
        clarifications: clarifications ?? {},
        ...(suggestions !== undefined && { suggestions }),
      }
