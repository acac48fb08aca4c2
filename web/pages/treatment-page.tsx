import { PageTitle } from '#web/ui/page-title.tsx'

export default function TreatmentPage() {
  return (
    <div className="wrap">
      <PageTitle>Treatment plan</PageTitle>
    </div>
  )
}
