import { Link } from 'react-router'
import { LIMITS } from '#domain/constants.ts'
import { DogHead, CatHead } from '#web/ui/brand.tsx'
import { Chip, ChoiceCard, ChoiceGroup } from '#web/ui/choice.tsx'
import { Hint, SelectField, TextField } from '#web/ui/field.tsx'
import { BreedPicker } from '../breeds/breed-picker.tsx'
import { ListField } from '../list-field.tsx'
import { DateField } from './date-field.tsx'
import {
  petOf,
  speciesOf,
  toldLabel,
  weightFault,
  withChoice,
  withSpecies,
  type Chosen,
  type PetForm,
} from './form.ts'
import type { WizardStep } from './steps.ts'
import styles from './wizard-question.module.css'

const GENDERS = [
  ['Male', 'male'],
  ['Female', 'female'],
] as const
const NEUTERED = [
  ['Yes', true],
  ['No', false],
  ['Not sure', null],
] as const

export type QuestionWords = { readonly title: string; readonly help: string }

/** What each question says; the pet's name is used from the moment it is known. */
export function wordsOf(step: WizardStep, form: PetForm): QuestionWords {
  const name = form.name.trim() || 'your pet'
  const { gender } = petOf(form)
  const fixed = gender === null ? 'spayed or neutered' : gender === 'female' ? 'spayed' : 'neutered'
  switch (step) {
    case 'select':
      return { title: 'Which pet needs help?', help: 'Choose a pet, or add a new one.' }
    case 'species':
      return { title: 'Is your pet a dog or a cat?', help: 'This changes which signs matter most.' }
    case 'name':
      return { title: "What is your pet's name?", help: 'So that we know whom we are talking about.' }
    case 'gender':
      return { title: `Is ${name} male or female?`, help: 'Some emergencies happen only in one of them.' }
    case 'birthday':
      return { title: `When is ${name}’s birthday?`, help: 'A best guess is fine, and so is the age.' }
    case 'breed':
      return {
        title: `What breed is ${name}?`,
        help: 'Some breeds are more likely to get some illnesses.',
      }
    case 'weight':
      return {
        title: `How much does ${name} weigh?`,
        help: 'A best guess is fine. You can leave this empty.',
      }
    case 'neutered':
      return { title: `Is ${name} ${fixed}?`, help: 'Not sure is fine.' }
    case 'medications':
      return { title: `Does ${name} take any medications?`, help: 'Add one at a time.' }
    case 'conditions':
      return {
        title: `Does ${name} have any medical conditions?`,
        help: 'Add one at a time.',
      }
    case 'allergies':
      return { title: `Does ${name} have any allergies?`, help: 'Add one at a time.' }
    case 'save':
      return { title: `Save ${name}’s profile?`, help: 'Next time you can start right away.' }
  }
}

type Props = {
  readonly step: WizardStep
  readonly form: PetForm
  readonly error: string | null
  readonly isSignedIn: boolean
  readonly save: boolean
  readonly onForm: (form: PetForm) => void
  /** One answer of a few was touched, also where it was given before. */
  readonly onPicked: () => void
  readonly onSave: (save: boolean) => void
}

/** The answer to one question of the wizard. */
export function WizardQuestion({ step, form, error, isSignedIn, save, onForm, onPicked, onSave }: Props) {
  const { title } = wordsOf(step, form)
  const set = (change: Partial<PetForm>): void => onForm({ ...form, ...change })
  const answer = (question: Chosen, isGiven: boolean, next: PetForm) => ({
    type: 'radio' as const,
    name: question,
    checked: isGiven && form.chosen.includes(question),
    onChange: () => onForm(next),
    onClick: onPicked,
  })
  switch (step) {
    case 'select':
      return null
    case 'species':
      return (
        <>
          <ChoiceGroup legend={title} legendHidden columns="twoAlways" error={error}>
            <ChoiceCard
              {...answer('species', form.species === 'dog', withSpecies(form, 'dog'))}
              label="Dog"
              art={<DogHead />}
            />
            <ChoiceCard
              {...answer('species', form.species === 'cat', withSpecies(form, 'cat'))}
              label="Cat"
              art={<CatHead />}
            />
          </ChoiceGroup>
          <Hint>Pawlight works for dogs and cats only. For any other pet, call a vet.</Hint>
        </>
      )
    case 'name':
      return (
        <TextField
          label="Name"
          value={form.name}
          maxLength={100}
          autoComplete="off"
          error={error}
          onChange={(event) => set({ name: event.target.value })}
        />
      )
    case 'gender':
      return (
        <ChoiceGroup legend={title} legendHidden>
          {GENDERS.map(([label, gender]) => (
            <ChoiceCard
              key={gender}
              {...answer('gender', form.gender === gender, withChoice(form, 'gender', { gender }))}
              label={label}
            />
          ))}
        </ChoiceGroup>
      )
    case 'birthday':
      return (
        <DateField
          label="Birthday"
          value={form.birthday}
          error={error}
          onChange={(birthday) => set({ birthday })}
        />
      )
    case 'breed':
      return <BreedPicker species={form.species} value={form.breed} onChange={(breed) => set({ breed })} />
    case 'weight':
      return <WeightFields form={form} error={error} onChange={(weight) => set({ weight })} />
    case 'neutered':
      return (
        <ChoiceGroup legend={title} legendHidden>
          {NEUTERED.map(([label, isNeutered]) => (
            <ChoiceCard
              key={label}
              {...answer(
                'neutered',
                form.isNeutered === isNeutered,
                withChoice(form, 'neutered', { isNeutered }),
              )}
              label={label}
            />
          ))}
        </ChoiceGroup>
      )
    case 'medications':
      return (
        <ListField
          label="Medications"
          placeholder="Such as insulin"
          text={form.medications}
          onText={(medications) => set({ medications })}
        />
      )
    case 'conditions':
      return (
        <ListField
          label="Medical conditions"
          placeholder="Such as arthritis"
          text={form.conditions}
          onText={(conditions) => set({ conditions })}
        />
      )
    case 'allergies':
      return (
        <ListField
          label="Allergies"
          placeholder="Such as chicken"
          text={form.allergies}
          onText={(allergies) => set({ allergies })}
        />
      )
    case 'save':
      return (
        <>
          <ChoiceGroup legend={title} legendHidden>
            <ChoiceCard
              type="radio"
              name="save"
              label="Save this pet to my account"
              hint={isSignedIn ? 'You can edit or remove it at any time.' : 'You need to log in for this.'}
              checked={isSignedIn && save}
              disabled={!isSignedIn}
              onChange={() => onSave(true)}
            />
            <ChoiceCard
              type="radio"
              name="save"
              label="Continue without saving"
              hint="Used for this assessment only."
              checked={!isSignedIn || !save}
              onChange={() => onSave(false)}
            />
          </ChoiceGroup>
          {isSignedIn ? null : (
            <Hint>
              Have an account? <Link to="/login">Log in</Link> to save this pet.
            </Hint>
          )}
        </>
      )
  }
}

type WeightProps = {
  readonly form: PetForm
  readonly error: string | null
  readonly onChange: (weight: PetForm['weight']) => void
}

function WeightFields({ form, error, onChange }: WeightProps) {
  const { weight } = form
  const meant = error === null ? [] : (weightFault(speciesOf(form), weight)?.meant ?? [])
  return (
    <>
      <div className={styles.weight}>
        <TextField
          label="Weight"
          type="number"
          inputMode="decimal"
          min="0"
          step={LIMITS.pets.weightStep}
          value={weight.value}
          error={error}
          onChange={(event) => onChange({ ...weight, value: event.target.value })}
        />
        <SelectField
          label="Unit"
          value={weight.unit}
          onChange={(event) => onChange({ ...weight, unit: event.target.value === 'kg' ? 'kg' : 'lbs' })}
        >
          <option value="lbs">lbs</option>
          <option value="kg">kg</option>
        </SelectField>
      </div>
      {meant.length === 0 ? null : (
        <div className={styles.chips} role="group" aria-label="Did you mean">
          {meant.map((told) => (
            <Chip key={told.unit} onClick={() => onChange({ value: String(told.value), unit: told.unit })}>
              {toldLabel(told)}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
