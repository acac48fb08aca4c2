import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { IntakePet } from '#domain/logic/intake.ts'
import { ConfirmedNotice } from '#web/features/account/confirmed-notice.tsx'
import { createPet } from '#web/features/pets/api/save-pet.ts'
import { petsKey, usePets } from '#web/features/pets/use-pets.ts'
import { dropDraft } from '#web/features/pets/wizard/draft.ts'
import { PetWizard } from '#web/features/pets/wizard/pet-wizard.tsx'
import { clearFlags, readFlags, type FlowFlags } from '#web/features/triage/flow-flags.ts'
import { GoNowRail } from '#web/features/triage/go-now-rail.tsx'
import { caseToldIn, type CaseTold } from '#web/features/triage/go-on/case-in-words.ts'
import { goOnWith } from '#web/features/triage/go-on/go-on-with.ts'
import { GoOnStep } from '#web/features/triage/go-on/go-on-step.tsx'
import { petNameOf } from '#web/features/triage/pet-name.ts'
import { canGoOnWith, useTriage } from '#web/features/triage/triage-store.ts'
import { useFlowStep } from '#web/features/triage/use-flow-step.ts'
import { useSession } from '#web/lib/session.ts'
import { Beacon } from '#web/ui/spinner.tsx'
import { hasResult } from './has-result.ts'

/** The longest wait for the saved pets: a pet in trouble is asked about without them. */
const PATIENCE_MS = 5_000

type Entry = {
  readonly flags: FlowFlags
  readonly chosenBefore: string | null
  readonly isAfterResult: boolean
}

/** A case that this pet can go on with, offered at one visit of the page. */
type Offer = { readonly pet: IntakePet; readonly told: CaseTold; readonly at: string }

/** How the page was come to: after a result nothing of its case is chosen beforehand. */
function readEntry(): Entry {
  const flags = readFlags()
  const isAfterResult = hasResult()
  if (isAfterResult) dropDraft()
  const chosenBefore = isAfterResult ? null : (useTriage.getState().selectedPetProfile?.id ?? null)
  return { flags, chosenBefore, isAfterResult }
}

export default function PetProfilePage() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const client = useQueryClient()
  const flow = useFlowStep('pet-profile')
  const userId = useSession((state) => state.user?.id ?? null)
  const pets = usePets(userId)
  const [{ flags, chosenBefore, isAfterResult }] = useState(readEntry)
  const source = useTriage((state) => state.navigationSource)
  const [offered, setOffered] = useState<Offer | null>(null)

  // What was left for this page is acted on once; where it came from stays with the run, across a reload too.
  useEffect(() => {
    const { setNavigationSource } = useTriage.getState()
    if (flags.fromPetManagement) setNavigationSource('pet-management')
    else if (isAfterResult) setNavigationSource(null)
    clearFlags()
  }, [flags, isAfterResult])

  const [isTired, setIsTired] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTired(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  const isWaiting = userId !== null && pets.isPending
  if (isWaiting && !isTired) return <Beacon>Loading...</Beacon>

  const begin = (pet: IntakePet): void => {
    useTriage.getState().choosePet(pet)
    flow.next()
  }
  const goOn = (pet: IntakePet): void => {
    goOnWith(pet)
    flow.skipTo(useTriage.getState().lastStep ?? 'symptoms')
  }
  const done = (pet: IntakePet): void => {
    const state = useTriage.getState()
    if (canGoOnWith(pet, state) && !hasResult()) setOffered({ pet, told: caseToldIn(state), at: key })
    else begin(pet)
  }
  const back = (): void => void navigate(source === 'pet-management' ? '/pets' : '/')
  // Whoever comes to this page anew chooses a pet first.
  if (offered !== null && offered.at === key) {
    return (
      <GoOnStep
        petName={petNameOf(offered.pet)}
        told={offered.told}
        onGoOn={() => goOn(offered.pet)}
        onStartNew={() => begin(offered.pet)}
        onBack={() => setOffered(null)}
      />
    )
  }
  return (
    <PetWizard
      pets={pets.data ?? []}
      ownerId={userId}
      loadFailed={pets.isError || isWaiting}
      selectedPet={flags.selectedPet}
      chosenBefore={chosenBefore}
      createNewPet={flags.createNewPet}
      rail={<GoNowRail />}
      notice={<ConfirmedNotice />}
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
