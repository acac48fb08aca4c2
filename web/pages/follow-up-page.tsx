import { useEffect, useMemo, useState } from 'react'
import { flowPetOf } from '#domain/triage/flow.ts'
import { preloadEngine } from '#web/features/assessment/on-device.ts'
import { FollowUpStep } from '#web/features/triage/follow-up/follow-up-step.tsx'
import { StepMissing } from '#web/features/triage/step-missing.tsx'
import { petNameOf } from '#web/features/triage/pet-name.ts'
import { useTriage } from '#web/features/triage/triage-store.ts'
import { useFlowStep } from '#web/features/triage/use-flow-step.ts'

export default function FollowUpPage() {
  const flow = useFlowStep('follow-up')
  const pet = useTriage((state) => state.selectedPetProfile)
  const symptoms = useTriage((state) => state.selectedSymptoms)
  const answers = useTriage((state) => state.followUpAnswers)
  const questionId = useTriage((state) => state.currentQuestionId)
  const setQuestionId = useTriage((state) => state.setQuestionId)
  const setAnswers = useTriage((state) => state.setAnswers)
  const [today] = useState(() => new Date())
  const flowPet = useMemo(() => (pet === null ? null : flowPetOf(pet, today)), [pet, today])
  useEffect(preloadEngine, [])

  if (symptoms.length === 0) return <StepMissing what="symptoms" />
  if (flowPet === null) return <StepMissing what="pet" />
  return (
    <FollowUpStep
      pet={flowPet}
      petName={petNameOf(pet)}
      symptoms={symptoms}
      answers={answers}
      questionId={questionId}
      onQuestion={setQuestionId}
      onAnswers={setAnswers}
      onBack={flow.back}
      onContinue={flow.next}
    />
  )
}
