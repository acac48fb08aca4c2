import { flowPetOf } from '#domain/engine/flow/flow-pet.ts'
import { answersOfPet } from '#domain/engine/flow/question-order.ts'
import { isSamePet, petKeyOf } from '#domain/engine/flow/told-for.ts'
import type { Answers, IntakePet } from '#domain/logic/intake.ts'
import { stillSeen } from '../red-flag/still-seen.ts'
import { FLOW_STEPS } from '../case/steps.ts'
import type { FlowData } from '../case/triage-session.ts'
import { useTriage } from '../case/triage-store.ts'
import { caseFor, type Case, type Working } from '../case/working-case.ts'

/** For its own pet only; what the pet can no longer have answered is left out. */
export function goOnWith(pet: IntakePet): void {
  useTriage.setState((state) => caseGoneOnWith(pet, state))
}

function caseGoneOnWith(pet: IntakePet, state: Working): Partial<Case> {
  const {
    selectedPetProfile: before,
    currentSessionId: caseId,
    lastStep,
    selectedSymptoms,
    seenFlags,
  } = state
  if (before === null || !isSamePet(before, pet)) return caseFor(pet, state)
  const sameCase = { selectedPetProfile: pet, toldFor: { pet: petKeyOf(pet), caseId } }
  if (JSON.stringify({ ...before, id: null }) === JSON.stringify({ ...pet, id: null })) return sameCase
  // Another age or sex brings other questions: they are gone through again.
  const answers = withLists(answersOfPet(flowPetOf(pet, new Date()), selectedSymptoms, state.followUpAnswers))
  const isPastQuestions = lastStep !== null && FLOW_STEPS.indexOf(lastStep) > FLOW_STEPS.indexOf('follow-up')
  return {
    ...sameCase,
    followUpAnswers: answers,
    seenFlags: stillSeen(seenFlags, answers),
    currentQuestionId: null,
    lastStep: isPastQuestions ? 'follow-up' : lastStep,
  }
}

const withLists = (answers: Answers): FlowData['followUpAnswers'] =>
  Object.fromEntries(
    Object.entries(answers).map(([id, given]) => [id, typeof given === 'string' ? given : [...given]]),
  )
