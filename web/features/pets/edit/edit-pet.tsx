import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { NONE_STATED } from '#domain/pets/stated.ts'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { SelectField, TextField } from '#web/ui/form/field.tsx'
import { useFirstFault } from '#web/ui/form/form.tsx'
import { breedsOf } from '../breeds/breeds.ts'
import { changesOf, formOf } from '../form/convert-pet.ts'
import { faultsOf, NEEDS_OF_SAVED } from '../form/faults.ts'
import { BirthdayField, HealthField } from '../form/large-fields.tsx'
import { NameField, WeightField, type Fields } from '../form/pet-fields.tsx'
import { genderOf, neuteredOf, speciesOf, withChoice, withoutChoice, withSpecies } from '../form/pet-form.ts'
import { MESSAGES } from '../messages.ts'
import { tryToSave } from '../try-to-save.ts'
import type { PreparedPhoto } from '../api/pet-photo.ts'
import type { PetChanges, PetRow } from '../pet-row.ts'
import { PhotoField, type PhotoChange } from './photo-field.tsx'
import styles from './edit-pet.module.css'

const SENT_FOR_MS = 4_000

type Props = {
  readonly pet: PetRow
  readonly preparePhoto: (file: File) => Promise<PreparedPhoto>
  readonly save: (columns: Omit<PetChanges, 'photo_url'>, photo: PhotoChange) => Promise<unknown>
}

export function EditPet({ pet, preparePhoto, save }: Props) {
  const [values, write] = useValues(() => formOf(pet))
  const [photo, setPhoto] = useState<PhotoChange>({ kind: 'keep' })
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    values,
    write,
    check: (told) => faultsOf(told, NEEDS_OF_SAVED),
    send: (told) =>
      tryToSave(save(changesOf(told), photo), {
        told: MESSAGES.edit.saveFailed,
        logged: 'the pet was not changed',
      }),
    onSent: () => setPhoto({ kind: 'keep' }),
    sentFor: SENT_FOR_MS,
  })
  useFirstFault(element, form.refusals)

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={onSubmit}>
      <Identity form={form}>
        <PhotoField
          pet={pet}
          change={photo}
          prepare={preparePhoto}
          onChange={(change) => {
            form.change({})
            setPhoto(change)
          }}
        />
      </Identity>
      <Vitals form={form} />
      <HealthNotes form={form} />
      {form.failure === undefined ? null : (
        <Callout tone="error" role="alert">
          {form.failure}
        </Callout>
      )}
      <div role="status">
        {form.state === 'sent' ? <Callout tone="success">{MESSAGES.edit.saved}</Callout> : null}
      </div>
      <div className={styles.buttons}>
        <LinkButton to="/pets" variant="secondary">
          Cancel
        </LinkButton>
        <Button type="submit" busy={form.state === 'sending'} busyText="Saving...">
          Save changes
        </Button>
      </div>
    </form>
  )
}

type PartProps = { readonly form: Fields }

function Identity({ form, children }: PartProps & { readonly children: ReactNode }) {
  const { values, faults, change } = form
  const species = speciesOf(values)
  const breeds = species === null ? [] : breedsOf(species)
  const isListed = breeds.some(({ label }) => label === values.breed)
  return (
    <Card as="section" roomy aria-labelledby="identity">
      <h2 id="identity">Identity</h2>
      <div className={styles.fields}>
        {children}
        <NameField form={form} />
        <SelectField
          label="Species"
          value={species ?? ''}
          error={faults.species}
          onChange={({ target: { value } }) =>
            change(withSpecies(values, value === 'dog' || value === 'cat' ? value : null))
          }
        >
          <option value="">Choose</option>
          <option value="dog">Dog</option>
          <option value="cat">Cat</option>
        </SelectField>
        <SelectField
          label="Breed"
          optional
          value={values.breed ?? ''}
          onChange={({ target }) => change({ breed: target.value || null })}
        >
          <option value="">Not known</option>
          {values.breed !== null && !isListed ? <option value={values.breed}>{values.breed}</option> : null}
          {breeds.map(({ value, label }) => (
            <option key={value} value={label}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Gender"
          optional
          value={genderOf(values) ?? ''}
          onChange={({ target: { value } }) =>
            change(
              value === 'male' || value === 'female'
                ? withChoice(values, 'gender', { gender: value })
                : withoutChoice(values, 'gender'),
            )
          }
        >
          <option value="">Not known</option>
          <option value="male">Male</option>
          <option value="female">Female</option>
        </SelectField>
        <BirthdayField form={form} />
        <TextField
          label="Microchip ID"
          optional
          hint="Often 15 digits. Your vet can read it."
          value={values.microchip}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => change({ microchip: target.value })}
        />
      </div>
    </Card>
  )
}

const NEUTERED = { yes: true, no: false } as const

function Vitals({ form }: PartProps) {
  const { values, change } = form
  const neutered = neuteredOf(values)
  return (
    <Card as="section" roomy aria-labelledby="vitals">
      <h2 id="vitals">Vitals</h2>
      <div className={styles.fields}>
        <SelectField
          label={genderOf(values) === 'female' ? 'Spayed' : 'Neutered'}
          value={neutered === null ? '' : neutered ? 'yes' : 'no'}
          onChange={({ target: { value } }) =>
            change(
              value === 'yes' || value === 'no'
                ? withChoice(values, 'neutered', { isNeutered: NEUTERED[value] })
                : withoutChoice(values, 'neutered'),
            )
          }
        >
          <option value="">Unknown</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </SelectField>
        <WeightField form={form} optional />
      </div>
    </Card>
  )
}

const HEALTH = { optional: true, quick: [NONE_STATED] } as const

function HealthNotes({ form }: PartProps) {
  return (
    <Card as="section" roomy aria-labelledby="health-notes">
      <h2 id="health-notes">Health notes</h2>
      <div className="stack-lg">
        <HealthField {...HEALTH} form={form} about="conditions" />
        <HealthField {...HEALTH} form={form} about="allergies" />
        <HealthField {...HEALTH} form={form} about="medications" label="Current medications" />
      </div>
    </Card>
  )
}
