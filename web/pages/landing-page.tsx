import { PageTitle } from '#web/ui/page-title.tsx'

export default function LandingPage() {
  return (
    <div className="wrap">
      <PageTitle>Worried about your pet? Know what to do next.</PageTitle>
    </div>
  )
}
