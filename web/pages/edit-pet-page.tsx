import { PageTitle } from '#web/ui/page-title.tsx'

export default function EditPetPage() {
  return (
    <div className="wrap">
      <PageTitle>Edit pet profile</PageTitle>
    </div>
  )
}
