import { EMAIL } from '#contract/email.ts'
import { INVITE_CODE } from '#contract/invite-code.ts'
import { LIMITS } from '#domain/constants.ts'
import { MESSAGES } from '#web/features/account/messages.ts'

export type SignUpForm = {
  fullName: string
  email: string
  password: string
  confirmPassword: string
  inviteCode: string
}

export type SignUpErrors = Partial<Record<keyof SignUpForm, string>>

/** Whether a text looks like an email address. */
export const looksLikeEmail = (text: string): boolean => EMAIL.test(text.trim())

/** What is wrong with the form, by field; empty when it may be sent. */
export function checkSignUp(form: SignUpForm): SignUpErrors {
  return {
    ...(INVITE_CODE.test(form.inviteCode) ? {} : { inviteCode: MESSAGES.inviteMissing }),
    ...(form.fullName.trim() === '' ? { fullName: MESSAGES.fullName } : {}),
    ...(looksLikeEmail(form.email) ? {} : { email: MESSAGES.email }),
    ...(form.password.length < LIMITS.accounts.signUpPasswordMin
      ? { password: MESSAGES.passwordTooShort }
      : {}),
    ...(form.password === form.confirmPassword ? {} : { confirmPassword: MESSAGES.passwordMismatch }),
  }
}

export type ResetErrors = { password?: string; confirmation?: string }

/** What is wrong with a new password and its repetition. */
export function checkReset(password: string, confirmation: string): ResetErrors {
  return {
    ...(password.length < LIMITS.accounts.resetPasswordMin ? { password: MESSAGES.resetTooShort } : {}),
    ...(password === confirmation ? {} : { confirmation: MESSAGES.resetMismatch }),
  }
}
