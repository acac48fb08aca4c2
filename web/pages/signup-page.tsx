import { PageTitle } from '#web/ui/page-title.tsx'

export default function SignupPage() {
  return (
    <div className="wrap">
      <PageTitle>Create your account</PageTitle>
    </div>
  )
}
