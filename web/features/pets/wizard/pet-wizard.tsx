import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { IntakePet } from '#domain/logic/intake.ts'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { FlowLayout, StickyBar } from '#web/ui/page/flow-layout.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { Progress } from '#web/ui/signs/progress.tsx'
import { useGoingOn } from '#web/ui/use-going-on.ts'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { columnsOf, intakePetOf, petOf } from '../form/convert-pet.ts'
import { emptyForm, speciesOf } from '../form/pet-form.ts'
import { MESSAGES } from '../messages.ts'
import { tryToSave } from '../try-to-save.ts'
import type { PetColumns, PetRow } from '../pet-row.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import type { PetSelectionProps } from './pet-selection.tsx'
import {
  canStartAt,
  faultsAt,
  isReached,
  NEW_PET,
  stepAfter,
  stepBefore,
  WIZARD_STEPS,
  type WizardStep,
} from './steps.ts'
import { useStepHistory } from './use-step-history.ts'
import { WizardQuestion, wordsOf } from './wizard-question.tsx'
import styles from './pet-wizard.module.css'

type Props = {
  readonly pets: readonly PetRow[]
  readonly PetSelection: ComponentType<PetSelectionProps> | null
  readonly ownerId: string | null
  readonly loadFailed: boolean
  readonly selectedPet: string | null
  readonly chosenBefore: string | null
  readonly createNewPet: boolean
  readonly rail?: ReactNode
  readonly notice?: ReactNode
  readonly createPet: (columns: PetColumns) => Promise<PetRow>
  readonly onDone: (pet: IntakePet) => void
  readonly onBack: () => void
}

const OWED = { species: MESSAGES.edit.speciesMissing } as const

export function PetWizard(props: Props) {
  const { pets, PetSelection, ownerId, loadFailed, selectedPet, chosenBefore, createNewPet, rail, notice } =
    props
  const { createPet, onDone, onBack } = props
  const isSignedIn = ownerId !== null
  const hasSelection = pets.length > 0
  const [draft] = useState(() => (createNewPet || selectedPet !== null ? null : readDraft(ownerId)))
  const preselected = pets.find(({ id }) => id === (selectedPet ?? draft?.choice ?? chosenBefore))?.id ?? null
  const first: WizardStep = hasSelection && !createNewPet ? 'select' : 'species'
  const [step, setStep] = useState<WizardStep>(draft === null || draft.step === 'select' ? first : draft.step)
  const [choice, setChoice] = useState<string | null>(preselected)
  const [told, write] = useValues(() => draft?.form ?? emptyForm())
  const [save, setSave] = useState(draft?.save ?? true)
  /** The species was passed over: once it is told, the wizard goes on at the birthday. */
  const [owesSpecies, setOwesSpecies] = useState(false)
  /** What was said above a question stays as long as the question: its answers must not move under a finger. */
  const [saysFailed, setSaysFailed] = useState(loadFailed)
  if (loadFailed && !saysFailed) setSaysFailed(true)
  const title = useTitleFocus(step)

  useEffect(() => keepDraft({ ownerId, step, choice, save, form: told }), [ownerId, step, choice, save, told])

  const form = useForm({
    values: told,
    write,
    check: () =>
      step === 'species' && owesSpecies && speciesOf(told) === null ? OWED : faultsAt(step, told),
    send: () =>
      tryToSave(createPet(columnsOf(told)), {
        told: MESSAGES.saveFailed,
        logged: 'the pet was not saved',
      }),
    onSent: ({ value }) => {
      dropDraft()
      onDone(intakePetOf(value))
    },
  })
  const isSaving = form.state !== 'open'
  const show = (next: WizardStep): void => {
    form.tell({})
    setSaysFailed(false)
    setStep(next)
  }
  const entries = useStepHistory(draft === null, (returned) =>
    show(returned !== null && isReached(returned, told) ? returned : first),
  )
  const goTo = (next: WizardStep): void => {
    show(next)
    entries.push(next)
  }
  const finish = (saves: boolean): void => {
    if (isSignedIn && saves) form.submit()
    else onDone(petOf(told))
  }
  const select = (): void => {
    const pet = pets.find(({ id }) => id === choice)
    if (pet !== undefined) onDone(intakePetOf(pet))
    else if (choice === NEW_PET) {
      write(emptyForm())
      goTo('species')
    }
  }
  const mayLeave = (): boolean => {
    if (!form.isRight()) return false
    if (step !== 'birthday' || speciesOf(told) !== null) return true
    // Any question may be passed over; but what follows is for a dog or for a cat.
    setOwesSpecies(true)
    goTo('species')
    form.tell(OWED)
    return false
  }
  const advance = (): void => {
    if (isSaving) return
    if (step === 'select') return select()
    if (!mayLeave()) return
    if (step === 'save') finish(save)
    else goTo(step === 'species' && owesSpecies ? 'birthday' : stepAfter(step))
    if (step === 'species') setOwesSpecies(false)
  }
  const goingOn = useGoingOn(advance, step)
  const start = (): void => {
    if (!isSaving && mayLeave()) finish(true)
  }
  const retreat = (): void => {
    const before = stepBefore(step, hasSelection)
    if (before === null) return onBack()
    show(before)
    entries.back(before)
  }
  const toAdvance = useEnterToAdvance(advance)

  const words = wordsOf(step, told)
  const chosen = pets.find(({ id }) => id === choice)
  return (
    <form {...toAdvance}>
      <FlowLayout
        rail={rail}
        bar={
          <StickyBar
            above={
              canStartAt(step) && isReached('breed', told) ? (
                <Button
                  variant="secondary"
                  block
                  disabled={isSaving}
                  className={styles.start}
                  onClick={start}
                >
                  <span className={styles.label}>{`Start now, finish ${told.name.trim()} later`}</span>
                </Button>
              ) : undefined
            }
          >
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
              <span className={styles.label}>{labelOf(step, chosen, isSignedIn && save)}</span>
              <ArrowRight aria-hidden="true" />
            </Button>
          </StickyBar>
        }
      >
        <Progress position={WIZARD_STEPS.indexOf(step)} last={WIZARD_STEPS.length - 1} />
        {step === first && notice !== undefined ? <div className={styles.notice}>{notice}</div> : null}
        {saysFailed ? (
          <Callout tone="note" role="status" className={styles.notice}>
            {MESSAGES.loadFailed}
          </Callout>
        ) : null}
        <PageTitle ref={title} question className={styles.title} lead={words.help}>
          {words.title}
        </PageTitle>
        {step === 'select' ? (
          PetSelection && <PetSelection pets={pets} selected={choice} onSelect={setChoice} />
        ) : (
          <div {...goingOn.handlers}>
            <WizardQuestion
              key={step}
              step={step}
              form={form}
              isSignedIn={isSignedIn}
              save={save}
              onPicked={goingOn.soon}
              onSave={setSave}
            />
          </div>
        )}
        {form.failure === undefined ? null : (
          <Callout tone="error" role="alert" className={styles.notice}>
            <p>{form.failure}</p>
            <div className={styles.ways}>
              <Button variant="secondary" size="sm" onClick={() => goTo('name')}>
                Change the name
              </Button>
              <Button variant="secondary" size="sm" onClick={() => onDone(petOf(told))}>
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
