import type { User } from '@supabase/supabase-js'
import { EMAIL } from '#contract/fields/email.ts'
import type { Faults } from '#web/lib/form/use-form.ts'
import { MESSAGES } from '#web/features/deletion/messages.ts'

export type DeletionFields = {
  readonly requesterName: string
  readonly requesterEmail: string
  readonly accountEmail: string
  readonly relationship: 'self' | 'agent'
  readonly phone: string
  readonly verificationDetails: string
  readonly authorizationNote: string
  readonly additionalNotes: string
}

export type DeletionFormValues = DeletionFields & { readonly confirmed: boolean }

export const BLANK: DeletionFields = {
  requesterName: '',
  requesterEmail: '',
  accountEmail: '',
  relationship: 'self',
  phone: '',
  verificationDetails: '',
  authorizationNote: '',
  additionalNotes: '',
}

export function readFields(values: unknown): Partial<DeletionFields> {
  const texts = Object.entries(Object(values)).filter(
    (entry): entry is [string, string] => entry[0] in BLANK && typeof entry[1] === 'string',
  )
  const { relationship, ...others } = Object.fromEntries(texts)
  return relationship === 'self' || relationship === 'agent' ? { ...others, relationship } : others
}

/** An agent's own address is not taken for the account's. */
export function fieldsFor(typed: Partial<DeletionFields>, user: User | null): DeletionFields {
  const email = user?.email ?? ''
  const name: unknown = user?.user_metadata['full_name']
  const relationship = typed.relationship ?? BLANK.relationship
  return {
    ...BLANK,
    requesterName: typeof name === 'string' ? name : '',
    requesterEmail: email,
    accountEmail: relationship === 'self' ? email : '',
    ...typed,
  }
}

export const bodyOf = (fields: DeletionFields): DeletionFields => ({
  requesterName: fields.requesterName.trim(),
  requesterEmail: fields.requesterEmail.trim(),
  accountEmail: fields.accountEmail.trim(),
  relationship: fields.relationship,
  phone: fields.phone.trim(),
  verificationDetails: fields.verificationDetails.trim(),
  authorizationNote: fields.authorizationNote.trim(),
  additionalNotes: fields.additionalNotes.trim(),
})

export function checkRequest({ confirmed, ...fields }: DeletionFormValues): Faults<DeletionFormValues> {
  const { requesterEmail, accountEmail, relationship, verificationDetails, authorizationNote } =
    bodyOf(fields)
  const { missing, confirmMissing } = MESSAGES
  return {
    ...(EMAIL.test(requesterEmail) ? {} : { requesterEmail: missing.requesterEmail }),
    ...(EMAIL.test(accountEmail) ? {} : { accountEmail: missing.accountEmail }),
    ...(verificationDetails === '' ? { verificationDetails: missing.verificationDetails } : {}),
    ...(relationship === 'agent' && authorizationNote === ''
      ? { authorizationNote: missing.authorizationNote }
      : {}),
    ...(confirmed ? {} : { confirmed: confirmMissing }),
  }
}
