import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getPet } from '#web/features/pets/api/get-pet.ts'
import { preparePhoto } from '#web/features/pets/api/pet-photo.ts'
import { saveEditedPet } from '#web/features/pets/edit/save-edited-pet.ts'
import { EditPet } from '#web/features/pets/edit/edit-pet.tsx'
import { MESSAGES } from '#web/features/pets/messages.ts'
import { petsKey } from '#web/features/pets/cards/use-pets.ts'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { askAgain } from '#web/lib/calls/ask-again.ts'
import { Reading } from '#web/lib/calls/reading.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { ErrorCard } from '#web/ui/page/error-card.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import styles from './workspace-page.module.css'

const RETRIES = 2
const isMissing = (error: unknown): boolean => error instanceof CallFailed && error.kind === 'not_found'

export default function EditPetPage() {
  return (
    <Reading>
      <PetToEdit />
    </Reading>
  )
}

function PetToEdit() {
  const { petId } = useParams()
  const client = useQueryClient()
  const userId = useSession((state) => state.user?.id ?? null)
  const pet = useQuery({
    queryKey: ['pet', userId, petId],
    queryFn: () => getPet(petId ?? ''),
    enabled: petId !== undefined && userId !== null,
    ...askAgain(RETRIES),
    refetchOnWindowFocus: false,
  })
  if (petId === undefined) return <Unavailable reason={MESSAGES.edit.missingId} />
  if (pet.isError) {
    return <Unavailable reason={isMissing(pet.error) ? MESSAGES.edit.notFound : MESSAGES.edit.loadFailed} />
  }
  if (pet.isPending) return <Beacon>Loading...</Beacon>
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle>{`Edit ${pet.data.name}`}</PageTitle>
      <EditPet
        key={pet.data.id}
        pet={pet.data}
        preparePhoto={preparePhoto}
        save={async (columns, photo) => {
          const saved = await saveEditedPet({ ownerId: userId, pet: pet.data, columns, photo })
          client.setQueryData(['pet', userId, petId], saved)
          await client.invalidateQueries({ queryKey: petsKey(userId) })
        }}
      />
    </div>
  )
}

function Unavailable({ reason }: { reason: string }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="vh">Edit pet profile</h1>
      <ErrorCard
        title="Pet profile unavailable"
        actions={<LinkButton to="/pets">Back to my pets</LinkButton>}
      >
        {reason}
      </ErrorCard>
    </div>
  )
}
