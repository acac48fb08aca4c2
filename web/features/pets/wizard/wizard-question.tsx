import { Link } from 'react-router'
import { CatHead } from '#web/ui/drawings/cat-head.tsx'
import { DogHead } from '#web/ui/drawings/dog-head.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/form/choice.tsx'
import { Hint } from '#web/ui/form/field.tsx'
import { PartMissing } from '#web/ui/notices/part-missing.tsx'
import { Skeleton } from '#web/ui/signs/skeleton.tsx'
import { LaterBreedPicker } from '../breeds/later-breed-picker.ts'
import { petOf } from '../form/convert-pet.ts'
import { LaterLargeField } from '../form/later-large-field.ts'
import { NameField, WeightField, type Fields } from '../form/pet-fields.tsx'
import { withChoice, withSpecies, type Chosen, type PetForm } from '../form/pet-form.ts'
import type { WizardStep } from './steps.ts'

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
      return { title: "What is your pet's name?", help: 'So we can call your pet by name.' }
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

const untilItComes = (what: string) => ({
  meanwhile: <Skeleton shape="block" />,
  renderMissing: (askAgain: () => void) => (
    <PartMissing what={what} onAskAgain={askAgain}>
      <p>You can go on without it.</p>
    </PartMissing>
  ),
})

type Props = {
  readonly step: WizardStep
  readonly form: Fields
  readonly isSignedIn: boolean
  readonly save: boolean
  readonly onPicked: () => void
  readonly onSave: (save: boolean) => void
}

export function WizardQuestion({ step, form, isSignedIn, save, onPicked, onSave }: Props) {
  const { values, faults, change } = form
  const { title } = wordsOf(step, values)
  const answer = (question: Chosen, isGiven: boolean, next: PetForm) => ({
    type: 'radio' as const,
    name: question,
    checked: isGiven && values.chosen.includes(question),
    onChange: () => change(next),
    onClick: onPicked,
  })
  switch (step) {
    case 'select':
      return null
    case 'species':
      return (
        <>
          <ChoiceGroup legend={title} legendHidden columns="twoAlways" error={faults.species}>
            <ChoiceCard
              {...answer('species', values.species === 'dog', withSpecies(values, 'dog'))}
              label="Dog"
              art={<DogHead />}
            />
            <ChoiceCard
              {...answer('species', values.species === 'cat', withSpecies(values, 'cat'))}
              label="Cat"
              art={<CatHead />}
            />
          </ChoiceGroup>
          <Hint>Pawlight works for dogs and cats only. For any other pet, call a vet.</Hint>
        </>
      )
    case 'name':
      return <NameField form={form} />
    case 'gender':
      return (
        <ChoiceGroup legend={title} legendHidden>
          {GENDERS.map(([label, gender]) => (
            <ChoiceCard
              key={gender}
              {...answer('gender', values.gender === gender, withChoice(values, 'gender', { gender }))}
              label={label}
            />
          ))}
        </ChoiceGroup>
      )
    case 'breed':
      return (
        <LaterBreedPicker {...untilItComes('The list of breeds')}>
          {(BreedPicker) => (
            <BreedPicker
              species={values.species}
              value={values.breed}
              onChange={(breed) => change({ breed })}
            />
          )}
        </LaterBreedPicker>
      )
    case 'weight':
      return <WeightField form={form} />
    case 'neutered':
      return (
        <ChoiceGroup legend={title} legendHidden>
          {NEUTERED.map(([label, isNeutered]) => (
            <ChoiceCard
              key={label}
              {...answer(
                'neutered',
                values.isNeutered === isNeutered,
                withChoice(values, 'neutered', { isNeutered }),
              )}
              label={label}
            />
          ))}
        </ChoiceGroup>
      )
    case 'birthday':
    case 'medications':
    case 'conditions':
    case 'allergies':
      return (
        <LaterLargeField {...untilItComes('This question')}>
          {(LargeField) => <LargeField form={form} about={step} />}
        </LaterLargeField>
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
