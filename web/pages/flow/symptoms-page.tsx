import { useNavigate } from 'react-router'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import { isExposed } from '#domain/logic/exposed.ts'
import type { FollowUpAnswers } from '#web/features/triage/follow-up-answers.ts'
import { metSoFar } from '#web/features/triage/red-flag/engine.ts'
import { CannotPeeAlarm, mayBeBlocked } from '#web/features/triage/symptoms/cannot-pee-alarm.tsx'
import { LaterMetPanel, LaterResults } from '#web/features/triage/symptoms/later-symptom-parts.ts'
import { NOT_LISTED } from '#web/features/triage/case/not-listed.ts'
import { SymptomsStep } from '#web/features/triage/symptoms/symptoms-step.tsx'
import { petNameOf } from '#web/features/triage/pet-name.ts'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { useFlowStep } from '#web/features/triage/case/use-flow-step.ts'
import { usePartsAhead } from '#web/lib/later/later.tsx'
import { PartMissing } from '#web/ui/notices/part-missing.tsx'
import { useEngineAhead } from './use-engine-ahead.ts'

const PARTS = [LaterResults, LaterMetPanel]

export default function SymptomsPage() {
  const navigate = useNavigate()
  const flow = useFlowStep('symptoms')
  const pet = useTriage((state) => state.selectedPetProfile)
  const selected = useTriage((state) => state.selectedSymptoms)
  const answers = useTriage((state) => state.followUpAnswers)
  const notes = useTriage((state) => state.additionalNotes)
  const source = useTriage((state) => state.navigationSource)
  const toggleSymptom = useTriage((state) => state.toggleSymptom)
  const setAnswers = useTriage((state) => state.setAnswers)
  const addNote = useTriage((state) => state.addNote)
  useEngineAhead()
  usePartsAhead(PARTS)
  const petName = petNameOf(pet)
  // The questions depend on the animal, so a missing pet is asked for first.
  const goOn = pet === null ? () => flow.goTo('pet-profile') : flow.next
  const cannotPee = (): void => {
    setAnswers({ ...answers, danger_signs: ['cannot_urinate'] })
    goOn()
  }
  const weigh = (given: FollowUpAnswers) =>
    pet === null
      ? null
      : metSoFar(
          { pet, selectedSymptoms: selected, followUpAnswers: given, additionalNotes: notes },
          new Date(),
        )
  return (
    <SymptomsStep
      petName={petName}
      selected={selected}
      onToggle={toggleSymptom}
      alarm={
        pet !== null && mayBeBlocked(pet)
          ? {
              of: 'straining_urinate',
              words: <CannotPeeAlarm petName={petName} onCannotPee={cannotPee} />,
            }
          : null
      }
      isNoted={(words) => notes.toLowerCase().includes(words.toLowerCase())}
      onNote={addNote}
      met={
        pet === null ? null : (
          <LaterMetPanel
            meanwhile={<div className="waiting" role="status" aria-busy="true" aria-label="Loading" />}
            renderMissing={(askAgain) => (
              <PartMissing what="This part" onAskAgain={askAgain}>
                <p>You can also tell it in your own words, under “My problem is not in the list”.</p>
              </PartMissing>
            )}
          >
            {(MetPanel) => (
              <MetPanel
                pet={pet}
                petName={petName}
                symptoms={selected}
                answers={answers}
                onAnswers={setAnswers}
                weigh={weigh}
                onGoOn={goOn}
              />
            )}
          </LaterMetPanel>
        )
      }
      isMetTold={isExposed(answerValues(answers['exposure']))}
      onBack={source === 'pet-management' ? () => void navigate('/pets') : flow.back}
      onNotListed={(words) => {
        addNote(words)
        // What was told without a word of its own stays told: nothing stands in for it.
        if (selected.length === 0 && words.trim() === '') addNote(NOT_LISTED)
        goOn()
      }}
      onContinue={goOn}
    />
  )
}
