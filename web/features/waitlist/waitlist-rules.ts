import { EMAIL } from '#contract/fields/email.ts'
import { MESSAGES } from '#web/features/waitlist/messages.ts'

const NAME_CHARACTERS_MIN = 2

export const PET_TYPES = ['dog', 'cat', 'both'] as const

export const LONGEST = { email: 254, name: 200, petName: 100, referralCode: 20 } as const

export type WaitlistEntry = {
  email: string
  name: string
  petType: '' | (typeof PET_TYPES)[number]
  petName: string
  referralCode: string
}

export type WaitlistErrors = Partial<Record<keyof WaitlistEntry, string>>

export const EMPTY_ENTRY: WaitlistEntry = { email: '', name: '', petType: '', petName: '', referralCode: '' }

function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return MESSAGES.emailMissing
  return EMAIL.test(email.trim()) ? undefined : MESSAGES.emailInvalid
}

export function checkEntry(entry: WaitlistEntry): WaitlistErrors {
  const email = emailProblem(entry.email)
  return {
    ...(email === undefined ? {} : { email }),
    ...(entry.name.trim().length < NAME_CHARACTERS_MIN ? { name: MESSAGES.name } : {}),
  }
}

const isPetType = (value: unknown): value is WaitlistEntry['petType'] =>
  value === '' || PET_TYPES.some((type) => type === value)

export function entryOf(values: ReadonlyMap<string, unknown>): WaitlistEntry {
  const textOf = (key: string) => {
    const value = values.get(key)
    return typeof value === 'string' ? value : ''
  }
  const petType = values.get('petType')
  return {
    email: textOf('email'),
    name: textOf('name'),
    petType: isPetType(petType) ? petType : '',
    petName: textOf('petName'),
    referralCode: textOf('referralCode'),
  }
}
