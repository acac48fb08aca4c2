import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { IntakePet } from '#domain/triage/intake.ts'
import { createPet } from '#web/features/pets/api/save-pet.ts'
import { petsKey, usePets } from '#web/features/pets/use-pets.ts'
import { PetWizard } from '#web/features/pets/wizard/pet-wizard.tsx'
import { clearFlags, readFlags } from '#web/features/triage/flow-flags.ts'
import { GoNowRail } from '#web/features/triage/go-now-rail.tsx'
import { useTriage } from '#web/features/triage/triage-store.ts'
import { useFlowStep } from '#web/features/triage/use-flow-step.ts'
import { useSession } from '#web/lib/session.ts'
import { Beacon } from '#web/ui/spinner.tsx'

/** The longest wait for the saved pets: a pet in trouble is asked about without them. */
const PATIENCE_MS = 5_000

export default function PetProfilePage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const flow = useFlowStep('pet-profile')
  const userId = useSession((state) => state.user?.id ?? null)
  const pets = usePets(userId)
  const [flags] = useState(readFlags)
  const [chosenBefore] = useState(() => useTriage.getState().selectedPetProfile?.id ?? null)
  const source = useTriage((state) => state.navigationSource)

  // What was left for this page is acted on once; where it came from stays with the run, across a reload too.
  useEffect(() => {
    if (flags.fromPetManagement) useTriage.getState().setNavigationSource('pet-management')
    clearFlags()
  }, [flags])

  const [isTired, setIsTired] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTired(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  const isWaiting = userId !== null && pets.isPending
  if (isWaiting && !isTired) return <Beacon>Loading...</Beacon>

  const done = (pet: IntakePet): void => {
    useTriage.getState().choosePet(pet)
    flow.next()
  }
  const back = (): void => void navigate(source === 'pet-management' ? '/pets' : '/')
  return (
    <PetWizard
      pets={pets.data ?? []}
      ownerId={userId}
      loadFailed={pets.isError || isWaiting}
      selectedPet={flags.selectedPet}
      chosenBefore={chosenBefore}
      createNewPet={flags.createNewPet}
      rail={<GoNowRail />}
      createPet={async (columns) => {
        const pet = await createPet(columns)
        await client.invalidateQueries({ queryKey: petsKey(userId) })
        return pet
      }}
      onDone={done}
      onBack={back}
    />
  )
}
