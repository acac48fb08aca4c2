import { z } from 'zod/mini'
import { orByDefault } from '#domain/logic/schema.ts'
import type { IntakePet } from '#domain/logic/intake.ts'
import { isToldFor, petKeyOf, type ToldFor } from '#domain/engine/flow/told-for.ts'
import { log } from '#web/lib/log.ts'
import type { MediaFile } from './media.ts'
import { FLOW_STEPS } from './steps.ts'
import { Checks, emptyFlowData, FlowData, TriageSession } from './triage-session.ts'

const Stored = z.extend(FlowData, {
  /** Whose run this is, so that the next person at this browser never continues it. */
  ownerId: z.nullable(z.string()),
  currentSessionId: z.uuid(),
  currentSession: z.nullable(TriageSession),
  currentStep: z.enum(FLOW_STEPS),
  completedSteps: z.array(z.enum(FLOW_STEPS)),
  navigationSource: z.nullable(z.literal('pet-management')),
  currentQuestionId: z.nullable(z.string()),
  seenFlags: orByDefault(z.array(z.string()), []),
  /** Missing in what was stored before it was kept. */
  toldFor: z.optional(z.object({ pet: z.nullable(z.string()), caseId: z.string() })),
  begunAt: orByDefault(z.nullable(z.string()), null),
  lastStep: orByDefault(z.nullable(z.enum(FLOW_STEPS)), null),
  checks: orByDefault(z.nullable(Checks), null),
})
export type Kept = Omit<z.infer<typeof Stored>, 'toldFor'> & { readonly toldFor: ToldFor }
export type Working = Kept & { readonly mediaFiles: readonly MediaFile[] }

export type Case = Omit<Working, 'ownerId'>

export function fresh(pet: IntakePet | null = null): Case {
  const caseId = crypto.randomUUID()
  return {
    ...emptyFlowData(),
    selectedPetProfile: pet,
    currentSessionId: caseId,
    currentSession: null,
    currentStep: 'pet-profile',
    completedSteps: [],
    navigationSource: null,
    currentQuestionId: null,
    seenFlags: [],
    mediaFiles: [],
    toldFor: { pet: pet === null ? null : petKeyOf(pet), caseId },
    begunAt: new Date().toISOString(),
    lastStep: null,
    checks: null,
  }
}

/** What was ticked before any pet was named is told for the first one named. */
export function caseFor(pet: IntakePet, state: Working): Partial<Case> {
  const { currentSessionId: caseId, navigationSource, currentStep } = state
  const begunAt = new Date().toISOString()
  if (isAboutNoPet(state))
    return { selectedPetProfile: pet, toldFor: { pet: petKeyOf(pet), caseId }, begunAt }
  return { ...fresh(pet), navigationSource, currentStep }
}

const isAboutNoPet = ({ selectedPetProfile, toldFor, currentSession, followUpAnswers }: Working): boolean =>
  selectedPetProfile === null &&
  toldFor.pet === null &&
  currentSession === null &&
  Object.keys(followUpAnswers).length === 0

/** What was stored, if it is all of one pet and one case; of anything else only the pet is left. */
export function readKept(stored: unknown): Kept {
  const { toldFor, ...kept } = Stored.parse(stored)
  const { selectedPetProfile: pet, currentSessionId: caseId, ownerId, navigationSource, currentStep } = kept
  const isOfOneCase =
    toldFor !== undefined &&
    (pet === null ? toldFor.pet === null && toldFor.caseId === caseId : isToldFor(toldFor, pet, caseId))
  if (isOfOneCase) return { ...kept, toldFor }
  log.warn('triage.stored-answers-left-out')
  const { mediaFiles: _none, ...begun } = fresh(pet)
  return { ...begun, ownerId, navigationSource, currentStep }
}

export const keptOf = (state: Working): Kept => ({
  ownerId: state.ownerId,
  selectedPetProfile: state.selectedPetProfile,
  selectedSymptoms: state.selectedSymptoms,
  followUpAnswers: state.followUpAnswers,
  additionalNotes: state.additionalNotes,
  currentSessionId: state.currentSessionId,
  currentSession: state.currentSession,
  currentStep: state.currentStep,
  completedSteps: state.completedSteps,
  navigationSource: state.navigationSource,
  currentQuestionId: state.currentQuestionId,
  seenFlags: state.seenFlags,
  toldFor: state.toldFor,
  begunAt: state.begunAt,
  lastStep: state.lastStep,
  checks: state.checks,
})
