import { PageTitle } from '#web/ui/page-title.tsx'

export default function WorkspacePage() {
  return (
    <div className="wrap">
      <PageTitle>My pets</PageTitle>
    </div>
  )
}
