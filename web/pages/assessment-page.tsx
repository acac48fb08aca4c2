import { PageTitle } from '#web/ui/page-title.tsx'

export default function AssessmentPage() {
  return (
    <div className="wrap">
      <PageTitle>Assessment</PageTitle>
    </div>
  )
}
