import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { WAITLIST } from '#web/content/waitlist.ts'
import { track } from '#web/lib/analytics/analytics.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/form/choice.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmailField, TextField } from '#web/ui/form/field.tsx'
import { Form, FormActions } from '#web/ui/form/form.tsx'
import { useWaitlistForm } from '#web/features/waitlist/form/use-waitlist-form.ts'
import type { Assignments } from '#web/features/waitlist/variants.ts'
import { PET_TYPES } from '#web/features/waitlist/waitlist-rules.ts'
import { Welcome } from '#web/features/waitlist/form/welcome.tsx'
import styles from '#web/features/waitlist/waitlist.module.css'

const PET_TYPE_LABELS = { dog: 'Dog', cat: 'Cat', both: 'Both' } as const

const fieldOf = ({ target }: FocusEvent) =>
  target instanceof HTMLInputElement && target.name !== '' ? target : null

const tellFocus = (event: FocusEvent) => {
  const field = fieldOf(event)
  if (field !== null) track({ name: 'waitlist_field_focus', field: field.name })
}

const isAnswered = (field: HTMLInputElement) =>
  field.type === 'radio' ? field.checked : field.value.trim() !== ''

const tellComplete = (event: FocusEvent) => {
  const field = fieldOf(event)
  if (field !== null && isAnswered(field)) track({ name: 'waitlist_field_complete', field: field.name })
}

function useReferralTold(): void {
  const { search } = useLocation()
  const told = useRef(false)
  useEffect(() => {
    if (told.current || !new URLSearchParams(search).has('ref')) return
    told.current = true
    track({ name: 'waitlist_referral_click', source: 'link' })
  }, [search])
}

export type WaitlistFormProps = {
  variants?: Assignments
  title?: ReactNode
  after?: ReactNode
}

export function WaitlistForm({ variants = {}, title, after }: WaitlistFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const { entry, failure, refusals, state, place, change, field, submit } = useWaitlistForm(box)
  useReferralTold()

  if (place !== null) return <Welcome name={entry.name} place={place} />

  return (
    <div
      ref={box}
      className={cx(
        styles.form,
        variants.form_layout === 'B' && styles.twoColumns,
        variants.color === 'B' && styles.otherAccent,
      )}
    >
      {title}
      <Form
        id="waitlist-form"
        aria-label="Join the waitlist"
        data-draft={LOCAL.waitlistDraft}
        onSubmit={submit}
        failure={failure}
        refusals={refusals}
        onFocus={tellFocus}
        onBlur={tellComplete}
      >
        <EmailField {...field('email')} label="Email" autoComplete="email" />
        <TextField {...field('name')} label="Name" autoComplete="name" required />
        <ChoiceGroup
          className={styles.pets}
          legend={
            <>
              Pet type <span className={styles.optional}>(optional)</span>
            </>
          }
        >
          {PET_TYPES.map((type) => (
            <ChoiceCard
              key={type}
              type="radio"
              name="petType"
              value={type}
              label={PET_TYPE_LABELS[type]}
              checked={entry.petType === type}
              onChange={() => change({ petType: type })}
            />
          ))}
        </ChoiceGroup>
        <TextField {...field('petName')} label="Pet name" optional autoComplete="off" />
        <TextField
          {...field('referralCode')}
          label="Referral code"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormActions>
          {variants.urgency === 'B' ? <p className={styles.urgency}>{WAITLIST.urgencyB}</p> : null}
          <Button type="submit" size="lg" block busy={state === 'submitting'} busyText="Joining...">
            {variants.cta === 'B' ? WAITLIST.submitB : WAITLIST.submit}
          </Button>
        </FormActions>
      </Form>
      {after}
    </div>
  )
}
