import { PageTitle } from '#web/ui/page-title.tsx'

export default function ResetPasswordPage() {
  return (
    <div className="wrap">
      <PageTitle>Reset password</PageTitle>
    </div>
  )
}
