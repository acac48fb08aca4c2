import { SignUpForm } from '#web/features/account/sign-up/sign-up-form.tsx'

export default function SignupPage() {
  return <SignUpForm />
}
