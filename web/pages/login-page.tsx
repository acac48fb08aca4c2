import { PageTitle } from '#web/ui/page-title.tsx'

export default function LoginPage() {
  return (
    <div className="wrap">
      <PageTitle>Log in</PageTitle>
    </div>
  )
}
