import { EMAIL } from '#contract/fields/email.ts'
import { INVITE_CODE } from '#contract/fields/invite-code.ts'
import { PASSWORD_CHARACTERS } from '#contract/fields/password.ts'
import type { Faults } from '#web/lib/form/use-form.ts'
import { MESSAGES } from '#web/features/account/messages.ts'

export type SignUpForm = {
  fullName: string
  email: string
  password: string
  confirmPassword: string
  inviteCode: string
}

export const looksLikeEmail = (text: string): boolean => EMAIL.test(text.trim())

export function checkSignUp(form: SignUpForm): Faults<SignUpForm> {
  return {
    ...(INVITE_CODE.test(form.inviteCode)
      ? {}
      : { inviteCode: MESSAGES.inviteMissing, form: MESSAGES.submitInvite.incomplete }),
    ...(form.fullName.trim() === '' ? { fullName: MESSAGES.fullName } : {}),
    ...(looksLikeEmail(form.email) ? {} : { email: MESSAGES.email }),
    ...(form.password.length < PASSWORD_CHARACTERS.signUpMin ? { password: MESSAGES.passwordTooShort } : {}),
    ...(form.password === form.confirmPassword ? {} : { confirmPassword: MESSAGES.passwordMismatch }),
  }
}

type ResetForm = Pick<SignUpForm, 'password' | 'confirmPassword'>

export function checkReset({ password, confirmPassword }: ResetForm): Faults<ResetForm> {
  return {
    ...(password.length < PASSWORD_CHARACTERS.resetMin ? { password: MESSAGES.resetTooShort } : {}),
    ...(password === confirmPassword ? {} : { confirmPassword: MESSAGES.resetMismatch }),
  }
}
