import { useEffect, useRef, useState } from 'react'
import { CircleCheck } from 'lucide-react'
import { useLocation } from 'react-router'
import { LOCAL, localStore } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { joinWaitlist, type Place } from '#web/features/waitlist/api/join-waitlist.ts'
import {
  EMPTY_ENTRY,
  checkEntry,
  readDraft,
  type WaitlistEntry,
  type WaitlistErrors,
} from '#web/features/waitlist/waitlist-rules.ts'
import styles from '#web/features/waitlist/waitlist.module.css'

const PET_TYPE_LABELS = { '': 'Choose if you like', dog: 'Dog', cat: 'Cat', both: 'Both' } as const

function Welcome({ name, place }: { name: string; place: Place }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.welcome}>
      <CircleCheck aria-hidden="true" />
      <h2 ref={title} tabIndex={-1}>{`Welcome, ${name}!`}</h2>
      <p>
        You are number <strong>{place.position}</strong> on the waitlist. We will email you when a place
        opens.
      </p>
      <p>
        Your referral code is <strong className={styles.code}>{place.referralCode}</strong>. Share it with a
        friend who has a dog or a cat.
      </p>
    </div>
  )
}

/** Email and name are enough; what is typed is kept on this device until the place is taken. */
export function WaitlistForm() {
  const { search } = useLocation()
  // The page's HTML was made where no draft and no query can be known.
  const hydrated = useHydrated()
  if (!hydrated) return <EntryForm key="page" initial={EMPTY_ENTRY} search="" />
  const draft = readDraft(localStore.read(LOCAL.waitlistDraft))
  const referralCode = new URLSearchParams(search).get('ref') ?? draft.referralCode
  return <EntryForm key={search} initial={{ ...draft, referralCode }} search={search} />
}

function EntryForm({ initial, search }: { initial: WaitlistEntry; search: string }) {
  const [entry, setEntry] = useState<WaitlistEntry>(initial)
  const [errors, setErrors] = useState<WaitlistErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const [place, setPlace] = useState<Place | null>(null)

  const change = <Field extends keyof WaitlistEntry>(field: Field, value: WaitlistEntry[Field]) => {
    const next = { ...entry, [field]: value }
    setEntry(next)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)))
    setFailure(null)
    localStore.write(LOCAL.waitlistDraft, JSON.stringify(next))
  }

  const refuse = (problems: WaitlistErrors) => {
    setErrors(problems)
    setRefusals((count) => count + 1)
  }

  const submit = async () => {
    if (busy) return
    setFailure(null)
    const problems = checkEntry(entry)
    if (Object.keys(problems).length > 0) {
      refuse(problems)
      return
    }
    setBusy(true)
    const outcome = await joinWaitlist(entry, new URLSearchParams(search))
    setBusy(false)
    if (outcome.ok) {
      localStore.remove(LOCAL.waitlistDraft)
      setPlace(outcome.place)
    } else if (outcome.field === undefined) setFailure(outcome.message)
    else refuse({ [outcome.field]: outcome.message })
  }

  if (place !== null) return <Welcome name={entry.name.trim()} place={place} />

  return (
    <Form id="waitlist-form" onSubmit={() => void submit()} failure={failure} refusals={refusals}>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={entry.email}
        error={errors.email}
        onChange={(event) => change('email', event.target.value)}
      />
      <TextField
        label="Name"
        autoComplete="name"
        required
        value={entry.name}
        error={errors.name}
        onChange={(event) => change('name', event.target.value)}
      />
      <SelectField
        label="Pet type"
        optional
        value={entry.petType}
        onChange={(event) => {
          const { value } = event.target
          if (value === '' || value === 'dog' || value === 'cat' || value === 'both') change('petType', value)
        }}
      >
        {Object.entries(PET_TYPE_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Pet name"
        optional
        autoComplete="off"
        value={entry.petName}
        onChange={(event) => change('petName', event.target.value)}
      />
      <TextField
        label="Referral code"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        value={entry.referralCode}
        error={errors.referralCode}
        onChange={(event) => change('referralCode', event.target.value)}
      />
      <FormActions>
        <Button type="submit" size="lg" block busy={busy} busyText="Joining...">
          Join the Waitlist
        </Button>
      </FormActions>
    </Form>
  )
}
