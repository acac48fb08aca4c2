import { useCallback, useMemo, useState } from 'react'
import { hasComplaint } from '#domain/engine/flow/has-complaint.ts'
import { flowPetOf } from '#domain/engine/flow/flow-pet.ts'
import { FollowUpStep } from '#web/features/triage/follow-up/follow-up-step.tsx'
import { soFar } from '#web/features/triage/red-flag/engine.ts'
import type { SoFar } from '#web/features/triage/red-flag/red-flag.ts'
import type { FollowUpAnswers } from '#web/features/triage/follow-up-answers.ts'
import { StepMissing } from '#web/features/triage/step-missing.tsx'
import { petNameOf } from '#web/features/triage/pet-name.ts'
import { isOfOnePet, useTriage } from '#web/features/triage/case/triage-store.ts'
import { useFlowStep } from '#web/features/triage/case/use-flow-step.ts'
import { useEngineAhead } from './use-engine-ahead.ts'

export default function FollowUpPage() {
  const flow = useFlowStep('follow-up')
  const pet = useTriage((state) => state.selectedPetProfile)
  const isOnePet = useTriage(isOfOnePet)
  const symptoms = useTriage((state) => state.selectedSymptoms)
  const answers = useTriage((state) => state.followUpAnswers)
  const questionId = useTriage((state) => state.currentQuestionId)
  const setQuestionId = useTriage((state) => state.setQuestionId)
  const setAnswers = useTriage((state) => state.setAnswers)
  const notes = useTriage((state) => state.additionalNotes)
  const seen = useTriage((state) => state.seenFlags)
  const markSeen = useTriage((state) => state.markSeen)
  const [today] = useState(() => new Date())
  const flowPet = useMemo(() => (pet === null ? null : flowPetOf(pet, today)), [pet, today])
  const judge = useCallback(
    (given: FollowUpAnswers, ahead: ReadonlySet<string>): SoFar | null =>
      pet === null || !isOnePet
        ? null
        : soFar(
            { pet, selectedSymptoms: symptoms, followUpAnswers: given, additionalNotes: notes },
            ahead,
            today,
          ),
    [pet, isOnePet, symptoms, notes, today],
  )
  useEngineAhead()

  if (!hasComplaint({ selectedSymptoms: symptoms, followUpAnswers: answers, additionalNotes: notes }))
    return <StepMissing what="symptoms" />
  if (flowPet === null) return <StepMissing what="pet" />
  if (!isOnePet) return <StepMissing what="onePet" />
  return (
    <FollowUpStep
      pet={flowPet}
      petName={petNameOf(pet)}
      symptoms={symptoms}
      answers={answers}
      questionId={questionId}
      onQuestion={setQuestionId}
      onAnswers={setAnswers}
      judge={judge}
      seen={seen}
      onSeen={markSeen}
      onBack={flow.back}
      onContinue={flow.next}
      onFinish={() => flow.skipTo('assessment')}
    />
  )
}
