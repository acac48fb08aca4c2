import { ForgotPasswordForm } from '#web/features/account/forgot-password-form.tsx'

export default function ForgotPasswordPage() {
  return <ForgotPasswordForm />
}
