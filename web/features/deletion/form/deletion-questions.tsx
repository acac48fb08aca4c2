import { DELETION_LONGEST } from '#contract/deletion/deletion-fields.ts'
import type { Form } from '#web/lib/form/use-form.ts'
import { ChoiceCard, ChoiceGroup } from '#web/ui/form/choice.tsx'
import { EmailField, TextArea, TextField } from '#web/ui/form/field.tsx'
import { FieldPairs } from '#web/ui/form/field-pairs.tsx'
import type { DeletionFormValues } from '#web/features/deletion/deletion-rules.ts'
import styles from '#web/features/deletion/deletion.module.css'

const RELATIONSHIPS = [
  ['self', 'For myself'],
  ['agent', 'For somebody else, as an authorized agent'],
] as const

type Props = { form: Pick<Form<DeletionFormValues>, 'values' | 'field' | 'change'> }

export function DeletionQuestions({ form: { values, field, change } }: Props) {
  const isAgent = values.relationship === 'agent'
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
            checked={values.relationship === relationship}
            onChange={() =>
              change(relationship === 'agent' ? { relationship } : { relationship, authorizationNote: '' })
            }
          />
        ))}
      </ChoiceGroup>
      <FieldPairs>
        <TextField
          {...field('requesterName')}
          label="Your name"
          optional
          autoComplete="name"
          maxLength={DELETION_LONGEST.requesterName}
        />
        <EmailField
          {...field('requesterEmail')}
          label="Your email"
          maxLength={DELETION_LONGEST.email}
          autoComplete="email"
        />
      </FieldPairs>
      <EmailField
        {...field('accountEmail')}
        label="Account email"
        maxLength={DELETION_LONGEST.email}
        autoComplete={isAgent ? 'off' : 'email'}
        hint="The email that the Pawlight account was made with."
      />
      <TextField
        {...field('verificationDetails')}
        label="Recent triage ID or a pet’s name"
        required
        autoComplete="off"
        hint="This helps us check that the request comes from the owner of the account."
        maxLength={DELETION_LONGEST.verificationDetails}
      />
      {isAgent ? (
        <TextArea
          {...field('authorizationNote')}
          label="Your authorization"
          required
          hint="Describe the papers that allow you to act for the owner, such as a signed permission."
          maxLength={DELETION_LONGEST.authorizationNote}
        />
      ) : null}
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        optional
        autoComplete="tel"
        maxLength={DELETION_LONGEST.phone}
      />
      <TextArea
        {...field('additionalNotes')}
        label="Additional notes"
        optional
        maxLength={DELETION_LONGEST.additionalNotes}
      />
    </>
  )
}
