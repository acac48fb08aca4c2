import { useState, type ReactNode } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { IntakePet } from '#domain/triage/intake.ts'
import { fromThrown } from '#web/lib/call-failed.ts'
import { log } from '#web/lib/log.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { FlowLayout, StickyBar } from '#web/ui/flow-layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { MESSAGES } from '../messages.ts'
import { columnsOf, intakePetOf, type PetColumns, type PetRow } from '../pet-row.ts'
import { emptyForm, faultOf, petOf } from './form.ts'
import { NEW_PET, PetSelection } from './pet-selection.tsx'
import { stepAfter, stepBefore, WIZARD_STEPS, type WizardStep } from './steps.ts'
import { WizardQuestion, wordsOf } from './wizard-question.tsx'
import styles from './pet-wizard.module.css'

type Props = {
  readonly pets: readonly PetRow[]
  readonly isSignedIn: boolean
  /** The list of saved pets could not be read; the wizard can still be walked. */
  readonly loadFailed: boolean
  readonly selectedPet: string | null
  readonly createNewPet: boolean
  readonly rail?: ReactNode
  readonly createPet: (columns: PetColumns) => Promise<PetRow>
  readonly onDone: (pet: IntakePet) => void
  /** Back from the first question, where there is somewhere to go back to. */
  readonly onBack: () => void
}

/** One question after the other about the pet, or the choice among the saved ones. */
export function PetWizard(props: Props) {
  const { pets, isSignedIn, loadFailed, selectedPet, createNewPet, rail, createPet, onDone, onBack } = props
  const preselected = pets.find(({ id }) => id === selectedPet)?.id ?? null
  const hasSelection = pets.length > 0
  const [step, setStep] = useState<WizardStep>(hasSelection && !createNewPet ? 'select' : 'species')
  const [choice, setChoice] = useState<string | null>(preselected)
  const [form, setForm] = useState(emptyForm)
  const [save, setSave] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const [saveError, setSaveError] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const title = useTitleFocus(step)

  const show = (next: WizardStep): void => {
    setError(null)
    setSaveError(null)
    setStep(next)
  }
  const finish = async (): Promise<void> => {
    if (!isSignedIn || !save) {
      onDone(petOf(form))
      return
    }
    setIsSaving(true)
    setSaveError(null)
    try {
      onDone(intakePetOf(await createPet(columnsOf(petOf(form)))))
    } catch (thrown) {
      const failure = fromThrown(thrown)
      log.warn('the pet was not saved', failure.kind)
      setSaveError(failure.kind === 'conflict' ? MESSAGES.duplicate : MESSAGES.saveFailed)
      setIsSaving(false)
    }
  }
  const select = (): void => {
    const pet = pets.find(({ id }) => id === choice)
    if (pet !== undefined) onDone(intakePetOf(pet))
    else if (choice === NEW_PET) {
      setForm(emptyForm())
      show('species')
    }
  }
  const advance = (): void => {
    if (isSaving) return
    if (step === 'select') return select()
    const fault = faultOf(step, form)
    setError(fault)
    if (fault !== null) return
    if (step === 'save') void finish()
    else show(stepAfter(step))
  }
  const retreat = (): void => {
    const before = stepBefore(step, hasSelection)
    if (before === null) onBack()
    else show(before)
  }
  useEnterToAdvance(advance)

  const words = wordsOf(step, form)
  const chosen = pets.find(({ id }) => id === choice)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        advance()
      }}
    >
      <FlowLayout
        rail={rail}
        bar={
          <StickyBar>
            <Button variant="secondary" onClick={retreat}>
              <ArrowLeft aria-hidden="true" />
              Back
            </Button>
            <Button
              type="submit"
              busy={isSaving}
              busyText="Saving..."
              disabled={step === 'select' && choice === null}
            >
              {labelOf(step, chosen, isSignedIn && save)}
              <ArrowRight aria-hidden="true" />
            </Button>
          </StickyBar>
        }
      >
        <Progress position={WIZARD_STEPS.indexOf(step)} last={WIZARD_STEPS.length - 1} />
        {loadFailed ? (
          <Callout tone="note" role="status" className={styles.notice}>
            {MESSAGES.loadFailed}
          </Callout>
        ) : null}
        <PageTitle ref={title} question className={styles.title} lead={words.help}>
          {words.title}
        </PageTitle>
        {step === 'select' ? (
          <PetSelection pets={pets} selected={choice} onSelect={setChoice} />
        ) : (
          <WizardQuestion
            key={step}
            step={step}
            form={form}
            error={error}
            isSignedIn={isSignedIn}
            save={save}
            onForm={(next) => {
              setError(null)
              setForm(next)
            }}
            onSave={setSave}
          />
        )}
        {saveError === null ? null : (
          <Callout tone="error" role="alert" className={styles.notice}>
            <p>{saveError}</p>
            <div className={styles.ways}>
              <Button variant="secondary" size="sm" onClick={() => show('name')}>
                Change the name
              </Button>
              <Button variant="secondary" size="sm" onClick={() => onDone(petOf(form))}>
                Continue without saving
              </Button>
            </div>
          </Callout>
        )}
      </FlowLayout>
    </form>
  )
}

function labelOf(step: WizardStep, chosen: PetRow | undefined, saves: boolean): string {
  if (step === 'select') return chosen === undefined ? 'Continue' : `Continue with ${chosen.name}`
  return step === 'save' && saves ? 'Save & Continue' : 'Continue'
}
