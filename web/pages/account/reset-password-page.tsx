import { ResetPasswordForm } from '#web/features/account/password/reset-password-form.tsx'

export default function ResetPasswordPage() {
  return <ResetPasswordForm />
}
