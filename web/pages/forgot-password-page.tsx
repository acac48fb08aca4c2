import { PageTitle } from '#web/ui/page-title.tsx'

export default function ForgotPasswordPage() {
  return (
    <div className="wrap">
      <PageTitle>Forgot password</PageTitle>
    </div>
  )
}
