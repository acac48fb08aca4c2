import { useNavigate } from 'react-router'
import { SymptomsStep } from '#web/features/triage/symptoms/symptoms-step.tsx'
import { petNameOf } from '#web/features/triage/pet-name.ts'
import { useTriage } from '#web/features/triage/triage-store.ts'
import { useFlowStep } from '#web/features/triage/use-flow-step.ts'
import { useEngineAhead } from './use-engine-ahead.ts'

export default function SymptomsPage() {
  const navigate = useNavigate()
  const flow = useFlowStep('symptoms')
  const pet = useTriage((state) => state.selectedPetProfile)
  const selected = useTriage((state) => state.selectedSymptoms)
  const source = useTriage((state) => state.navigationSource)
  const toggleSymptom = useTriage((state) => state.toggleSymptom)
  const addUnlisted = useTriage((state) => state.addUnlisted)
  useEngineAhead()
  // The questions depend on the animal, so a missing pet is asked for first.
  const goOn = pet === null ? () => flow.goTo('pet-profile') : flow.next
  return (
    <SymptomsStep
      petName={petNameOf(pet)}
      selected={selected}
      onToggle={toggleSymptom}
      onBack={source === 'pet-management' ? () => void navigate('/pets') : flow.back}
      onNotListed={(words) => {
        addUnlisted(words)
        goOn()
      }}
      onContinue={goOn}
    />
  )
}
