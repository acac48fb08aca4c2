import { DELETION_LONGEST } from '#contract/deletion-fields.ts'
import { ChoiceCard, ChoiceGroup } from '#web/ui/choice.tsx'
import { EmailField, TextArea, TextField } from '#web/ui/field.tsx'
import type { DeletionErrors, DeletionFields } from '#web/features/deletion/deletion-rules.ts'
import styles from '#web/features/deletion/deletion.module.css'

const RELATIONSHIPS = [
  ['self', 'For myself'],
  ['agent', 'For somebody else, as an authorized agent'],
] as const

type Props = {
  fields: DeletionFields
  errors: DeletionErrors
  onChange: (part: Partial<DeletionFields>) => void
}

/** Who asks, for which account, and how we can tell that it is theirs. */
export function DeletionQuestions({ fields, errors, onChange }: Props) {
  const isAgent = fields.relationship === 'agent'
  return (
    <>
      <ChoiceGroup legend="For whom do you ask?" columns="two" className={styles.relationship}>
        {RELATIONSHIPS.map(([relationship, label]) => (
          <ChoiceCard
            key={relationship}
            type="radio"
            name="relationship"
            value={relationship}
            label={label}
            checked={fields.relationship === relationship}
            onChange={() =>
              onChange(relationship === 'agent' ? { relationship } : { relationship, authorizationNote: '' })
            }
          />
        ))}
      </ChoiceGroup>
      <div className={styles.pairs}>
        <TextField
          label="Your name"
          name="requesterName"
          optional
          autoComplete="name"
          maxLength={DELETION_LONGEST.requesterName}
          value={fields.requesterName}
          onChange={(event) => onChange({ requesterName: event.target.value })}
        />
        <EmailField
          label="Your email"
          name="requesterEmail"
          maxLength={DELETION_LONGEST.email}
          autoComplete="email"
          value={fields.requesterEmail}
          error={errors.requesterEmail}
          onChange={(event) => onChange({ requesterEmail: event.target.value })}
        />
      </div>
      <EmailField
        label="Account email"
        name="accountEmail"
        maxLength={DELETION_LONGEST.email}
        autoComplete={isAgent ? 'off' : 'email'}
        hint="The email that the Pawlight account was made with."
        value={fields.accountEmail}
        error={errors.accountEmail}
        onChange={(event) => onChange({ accountEmail: event.target.value })}
      />
      <TextField
        label="Recent triage ID or a pet’s name"
        name="verificationDetails"
        required
        autoComplete="off"
        hint="This helps us check that the request comes from the owner of the account."
        maxLength={DELETION_LONGEST.verificationDetails}
        value={fields.verificationDetails}
        error={errors.verificationDetails}
        onChange={(event) => onChange({ verificationDetails: event.target.value })}
      />
      {isAgent ? (
        <TextArea
          label="Your authorization"
          name="authorizationNote"
          required
          hint="Describe the papers that allow you to act for the owner, such as a signed permission."
          maxLength={DELETION_LONGEST.authorizationNote}
          value={fields.authorizationNote}
          error={errors.authorizationNote}
          onChange={(event) => onChange({ authorizationNote: event.target.value })}
        />
      ) : null}
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        optional
        autoComplete="tel"
        maxLength={DELETION_LONGEST.phone}
        value={fields.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <TextArea
        label="Additional notes"
        name="additionalNotes"
        optional
        maxLength={DELETION_LONGEST.additionalNotes}
        value={fields.additionalNotes}
        onChange={(event) => onChange({ additionalNotes: event.target.value })}
      />
    </>
  )
}
