import { PageTitle } from '#web/ui/page-title.tsx'

export default function AuthCallbackPage() {
  return (
    <div className="wrap">
      <PageTitle>Signing you in</PageTitle>
    </div>
  )
}
