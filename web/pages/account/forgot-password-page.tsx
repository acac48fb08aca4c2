import { ForgotPasswordForm } from '#web/features/account/password/forgot-password-form.tsx'

export default function ForgotPasswordPage() {
  return <ForgotPasswordForm />
}
