import { useId } from 'react'
import { Link } from 'react-router'
import { LIMITS } from '#domain/constants.ts'
import { DogHead, CatHead } from '#web/ui/brand.tsx'
import { Chip, ChoiceCard, ChoiceGroup } from '#web/ui/choice.tsx'
import { Hint, SelectField, TextField } from '#web/ui/field.tsx'
import { BreedPicker } from '../breeds/breed-picker.tsx'
import { DateField } from './date-field.tsx'
import { QUICK_ANSWERS, withSpecies, type PetForm } from './form.ts'
import type { WizardStep } from './steps.ts'
import styles from './wizard-question.module.css'

export type QuestionWords = { readonly title: string; readonly help: string }

/** What each question says; the pet's name is used from the moment it is known. */
export function wordsOf(step: WizardStep, form: PetForm): QuestionWords {
  const name = form.name.trim() || 'your pet'
  const fixed = form.gender === 'female' ? 'spayed' : 'neutered'
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
      return { title: `When is ${name}’s birthday?`, help: 'A best guess is fine.' }
    case 'breed':
      return {
        title: `What breed is ${name}?`,
        help: 'Some breeds are more likely to get some illnesses. Not sure? Pick Mixed Breed.',
      }
    case 'weight':
      return {
        title: `How much does ${name} weigh?`,
        help: 'A best guess is fine. You can leave this empty.',
      }
    case 'neutered':
      return { title: `Is ${name} ${fixed}?`, help: 'Not sure is fine.' }
    case 'medications':
      return { title: `Does ${name} take any medications?`, help: 'Put a comma between two medicines.' }
    case 'conditions':
      return {
        title: `Does ${name} have any medical conditions?`,
        help: 'Put a comma between two conditions.',
      }
    case 'allergies':
      return { title: `Does ${name} have any allergies?`, help: 'Put a comma between two allergies.' }
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
  readonly onSave: (save: boolean) => void
}

/** The answer to one question of the wizard. */
export function WizardQuestion({ step, form, error, isSignedIn, save, onForm, onSave }: Props) {
  const { title } = wordsOf(step, form)
  const set = (change: Partial<PetForm>): void => onForm({ ...form, ...change })
  switch (step) {
    case 'select':
      return null
    case 'species':
      return (
        <>
          <ChoiceGroup legend={title} legendHidden columns="twoAlways">
            <ChoiceCard
              type="radio"
              name="species"
              label="Dog"
              art={<DogHead />}
              checked={form.species === 'dog'}
              onChange={() => onForm(withSpecies(form, 'dog'))}
            />
            <ChoiceCard
              type="radio"
              name="species"
              label="Cat"
              art={<CatHead />}
              checked={form.species === 'cat'}
              onChange={() => onForm(withSpecies(form, 'cat'))}
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
          <ChoiceCard
            type="radio"
            name="gender"
            label="Male"
            checked={form.gender === 'male'}
            onChange={() => set({ gender: 'male' })}
          />
          <ChoiceCard
            type="radio"
            name="gender"
            label="Female"
            checked={form.gender === 'female'}
            onChange={() => set({ gender: 'female' })}
          />
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
      return <WeightFields weight={form.weight} error={error} onChange={(weight) => set({ weight })} />
    case 'neutered':
      return (
        <ChoiceGroup legend={title} legendHidden>
          {(
            [
              ['Yes', true],
              ['No', false],
              ['Not sure', null],
            ] as const
          ).map(([label, value]) => (
            <ChoiceCard
              key={label}
              type="radio"
              name="neutered"
              label={label}
              checked={form.isNeutered === value}
              onChange={() => set({ isNeutered: value })}
            />
          ))}
        </ChoiceGroup>
      )
    case 'medications':
      return (
        <ListField
          label="Medications"
          text={form.medications}
          onText={(medications) => set({ medications })}
        />
      )
    case 'conditions':
      return (
        <ListField
          label="Medical conditions"
          text={form.conditions}
          onText={(conditions) => set({ conditions })}
        />
      )
    case 'allergies':
      return <ListField label="Allergies" text={form.allergies} onText={(allergies) => set({ allergies })} />
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
  readonly weight: PetForm['weight']
  readonly error: string | null
  readonly onChange: (weight: PetForm['weight']) => void
}

function WeightFields({ weight, error, onChange }: WeightProps) {
  return (
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
  )
}

type ListProps = { readonly label: string; readonly text: string; readonly onText: (text: string) => void }

function ListField({ label, text, onText }: ListProps) {
  const id = useId()
  return (
    <>
      <TextField
        id={id}
        label={label}
        value={text}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.chips} role="group" aria-label="Quick answers">
        {QUICK_ANSWERS.map((answer) => (
          <Chip key={answer} pressed={text === answer} onClick={() => onText(text === answer ? '' : answer)}>
            {answer}
          </Chip>
        ))}
      </div>
    </>
  )
}
