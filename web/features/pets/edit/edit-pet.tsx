import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { LIMITS } from '#domain/constants.ts'
import { NONE_STATED } from '#domain/pets/stated.ts'
import { fromThrown } from '#web/lib/call-failed.ts'
import { log } from '#web/lib/log.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { breedsOf } from '../breeds/breeds.ts'
import { ListField } from '../list-field.tsx'
import { MESSAGES } from '../messages.ts'
import type { PreparedPhoto } from '../api/pet-photo.ts'
import type { PetChanges, PetRow } from '../pet-row.ts'
import { DateField } from '../wizard/date-field.tsx'
import {
  editColumnsOf,
  editFormOf,
  faultsOf,
  withSpecies,
  type EditFaults,
  type EditForm,
} from './edit-form.ts'
import { PhotoField, type PhotoChange } from './photo-field.tsx'
import styles from './edit-pet.module.css'

const SAVED_MS = LIMITS.timers.editSuccess

/** What the owner changed, without where a new picture will lie. */
export type Edited = Omit<PetChanges, 'photo_url'>

type Props = {
  readonly pet: PetRow
  readonly preparePhoto: (file: File) => Promise<PreparedPhoto>
  readonly save: (columns: Edited, photo: PhotoChange) => Promise<unknown>
}
type Setter = (change: Partial<EditForm>) => void

/** Changes a saved pet, in three parts. */
export function EditPet({ pet, preparePhoto, save }: Props) {
  const [form, setForm] = useState(() => editFormOf(pet))
  const [photo, setPhoto] = useState<PhotoChange>({ kind: 'keep' })
  const [faults, setFaults] = useState<EditFaults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(() => setIsSaved(false), SAVED_MS)
    return () => clearTimeout(timer)
  }, [isSaved])

  const set: Setter = (change) => {
    setForm((now) => ({ ...now, ...change }))
    setFaults({})
    setFailure(null)
  }
  const submit = async (): Promise<void> => {
    const found = faultsOf(form)
    const columns = editColumnsOf(form)
    setFaults(found)
    setIsSaved(false)
    if (Object.keys(found).length > 0 || columns === null) {
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
      return
    }
    setIsSaving(true)
    try {
      await save(columns, photo)
      setPhoto({ kind: 'keep' })
      setIsSaved(true)
    } catch (thrown) {
      const { kind } = fromThrown(thrown)
      log.warn('the pet was not changed', kind)
      setFailure(kind === 'conflict' ? MESSAGES.duplicate : MESSAGES.edit.saveFailed)
    } finally {
      setIsSaving(false)
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isSaving) void submit()
  }
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={onSubmit}>
      <Identity form={form} faults={faults} set={set} onForm={setForm}>
        <PhotoField
          pet={pet}
          change={photo}
          prepare={preparePhoto}
          onChange={(change) => {
            setFailure(null)
            setPhoto(change)
          }}
        />
      </Identity>
      <Vitals form={form} faults={faults} set={set} />
      <HealthNotes form={form} set={set} />
      {failure === null ? null : (
        <Callout tone="error" role="alert">
          {failure}
        </Callout>
      )}
      <div role="status">{isSaved ? <Callout tone="success">{MESSAGES.edit.saved}</Callout> : null}</div>
      <div className={styles.buttons}>
        <LinkButton to="/pets" variant="secondary">
          Cancel
        </LinkButton>
        <Button type="submit" busy={isSaving} busyText="Saving...">
          Save changes
        </Button>
      </div>
    </form>
  )
}

type PartProps = { readonly form: EditForm; readonly set: Setter; readonly faults: EditFaults }

type IdentityProps = PartProps & { readonly onForm: (form: EditForm) => void; readonly children: ReactNode }

function Identity({ form, faults, set, onForm, children }: IdentityProps) {
  const breeds = form.species === '' ? [] : breedsOf(form.species)
  const isListed = breeds.some(({ label }) => label === form.breed)
  return (
    <Card as="section" roomy aria-labelledby="identity">
      <h2 id="identity">Identity</h2>
      <div className={styles.fields}>
        {children}
        <TextField
          label="Name"
          value={form.name}
          maxLength={100}
          autoComplete="off"
          error={faults.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <SelectField
          label="Species"
          value={form.species}
          error={faults.species}
          onChange={(event) => {
            const { value } = event.target
            onForm(withSpecies(form, value === 'dog' || value === 'cat' ? value : ''))
          }}
        >
          <option value="">Choose</option>
          <option value="dog">Dog</option>
          <option value="cat">Cat</option>
        </SelectField>
        <SelectField
          label="Breed"
          optional
          value={form.breed ?? ''}
          onChange={(event) => set({ breed: event.target.value || null })}
        >
          <option value="">Not known</option>
          {form.breed !== null && !isListed ? <option value={form.breed}>{form.breed}</option> : null}
          {breeds.map(({ value, label }) => (
            <option key={value} value={label}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Gender"
          optional
          value={form.gender}
          onChange={(event) => {
            const { value } = event.target
            set({ gender: value === 'male' || value === 'female' ? value : '' })
          }}
        >
          <option value="">Not known</option>
          <option value="male">Male</option>
          <option value="female">Female</option>
        </SelectField>
        <DateField
          label="Birthday"
          value={form.birthday}
          error={faults.birthday ?? null}
          onChange={(birthday) => set({ birthday })}
        />
        <TextField
          label="Microchip ID"
          optional
          hint="Often 15 digits. Your vet can read it."
          value={form.microchip}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => set({ microchip: event.target.value })}
        />
      </div>
    </Card>
  )
}

function Vitals({ form, faults, set }: PartProps) {
  return (
    <Card as="section" roomy aria-labelledby="vitals">
      <h2 id="vitals">Vitals</h2>
      <div className={styles.fields}>
        <SelectField
          label={form.gender === 'female' ? 'Spayed' : 'Neutered'}
          value={form.neutered}
          onChange={(event) => {
            const { value } = event.target
            set({ neutered: value === 'yes' || value === 'no' ? value : '' })
          }}
        >
          <option value="">Unknown</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </SelectField>
        <TextField
          label="Weight"
          optional
          type="number"
          inputMode="decimal"
          step={LIMITS.pets.weightStep}
          value={form.weight}
          error={faults.weight}
          onChange={(event) => set({ weight: event.target.value })}
        />
        <SelectField
          label="Unit"
          value={form.unit}
          onChange={(event) => set({ unit: event.target.value === 'kg' ? 'kg' : 'lbs' })}
        >
          <option value="lbs">lbs</option>
          <option value="kg">kg</option>
        </SelectField>
      </div>
    </Card>
  )
}

function HealthNotes({ form, set }: Omit<PartProps, 'faults'>) {
  return (
    <Card as="section" roomy aria-labelledby="health-notes">
      <h2 id="health-notes">Health notes</h2>
      <div className="stack-lg">
        <ListField
          label="Medical conditions"
          placeholder="Such as arthritis"
          optional
          quick={[NONE_STATED]}
          text={form.conditions}
          onText={(conditions) => set({ conditions })}
        />
        <ListField
          label="Allergies"
          placeholder="Such as chicken"
          optional
          quick={[NONE_STATED]}
          text={form.allergies}
          onText={(allergies) => set({ allergies })}
        />
        <ListField
          label="Current medications"
          placeholder="Such as insulin"
          optional
          quick={[NONE_STATED]}
          text={form.medications}
          onText={(medications) => set({ medications })}
        />
      </div>
    </Card>
  )
}
