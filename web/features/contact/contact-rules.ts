import { CONTACT_LONGEST, CONTACT_SUBJECTS } from '#contract/contact/contact-fields.ts'
import { EMAIL } from '#contract/fields/email.ts'
import type { Faults } from '#web/lib/form/use-form.ts'
import { MESSAGES } from '#web/features/contact/messages.ts'

export type ContactFields = {
  readonly name: string
  readonly email: string
  readonly clinicName: string
  readonly phone: string
  readonly subject: (typeof CONTACT_SUBJECTS)[number] | ''
  readonly message: string
}

export const BLANK: ContactFields = {
  name: '',
  email: '',
  clinicName: '',
  phone: '',
  subject: 'general',
  message: '',
}

export const subjectIn = (value: unknown): ContactFields['subject'] =>
  CONTACT_SUBJECTS.find((subject) => subject === value) ?? ''

export function readFields(values: unknown): Partial<ContactFields> {
  const texts = Object.entries(Object(values)).filter(
    (entry): entry is [string, string] => entry[0] in BLANK && typeof entry[1] === 'string',
  )
  const { subject, ...others } = Object.fromEntries(texts)
  return subject === undefined || subjectIn(subject) === ''
    ? others
    : { ...others, subject: subjectIn(subject) }
}

const trimmed = (fields: ContactFields): ContactFields => ({
  name: fields.name.trim(),
  email: fields.email.trim(),
  clinicName: fields.clinicName.trim(),
  phone: fields.phone.trim(),
  subject: fields.subject,
  message: fields.message.trim(),
})

export function checkMessage(fields: ContactFields): Faults<ContactFields> {
  const { name, email, subject, message } = trimmed(fields)
  const { missing, messageTooLong } = MESSAGES
  return {
    ...(name === '' ? { name: missing.name } : {}),
    ...(EMAIL.test(email) ? {} : { email: missing.email }),
    ...(subject === '' ? { subject: missing.subject } : {}),
    ...(message === '' ? { message: missing.message } : {}),
    ...(message.length > CONTACT_LONGEST.message ? { message: messageTooLong } : {}),
  }
}

export const bodyOf = trimmed
