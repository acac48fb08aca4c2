import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { IntakePet } from '#domain/logic/intake.ts'
import { ConfirmedNotice } from '#web/features/account/sign-in/confirmed-notice.tsx'
import { LaterBreedPicker } from '#web/features/pets/breeds/later-breed-picker.ts'
import { LaterLargeField } from '#web/features/pets/form/later-large-field.ts'
import { dropDraft } from '#web/features/pets/wizard/draft.ts'
import { PetWizard } from '#web/features/pets/wizard/pet-wizard.tsx'
import { clearFlags, readFlags, type FlowFlags } from '#web/features/triage/case/flow-flags.ts'
import { GoNowRail } from '#web/features/triage/go-now-rail.tsx'
import { caseToldIn, type CaseTold } from '#web/features/triage/go-on/case-told.ts'
import { canGoOnWith, useTriage } from '#web/features/triage/case/triage-store.ts'
import { useFlowStep } from '#web/features/triage/case/use-flow-step.ts'
import { later, usePartsAhead } from '#web/lib/later/later.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { PartMissing } from '#web/ui/notices/part-missing.tsx'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import { hasResult } from './has-result.ts'
import type { PetsKnown } from './pets-read.tsx'

const LaterPetsRead = later(async () => (await import('./pets-read.tsx')).PetsRead)

const LaterGoOnOffer = later(async () => (await import('./go-on-offer.tsx')).GoOnOffer)

const PARTS = [LaterLargeField, LaterBreedPicker, LaterGoOnOffer]

const NOTHING_YET: PetsKnown = {
  pets: [],
  PetSelection: null,
  isPending: true,
  isError: false,
  renew: () => Promise.resolve(),
}

/** The longest wait for the saved pets: a pet in trouble is asked about without them. */
const PATIENCE_MS = 5_000

type Entry = {
  readonly flags: FlowFlags
  readonly chosenBefore: string | null
  readonly isAfterResult: boolean
}

type Offer = { readonly pet: IntakePet; readonly told: CaseTold; readonly at: string }

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
  const flow = useFlowStep('pet-profile')
  const userId = useSession((state) => state.user?.id ?? null)
  const [known, setKnown] = useState(NOTHING_YET)
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

  usePartsAhead(PARTS)

  const [isTired, setIsTired] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTired(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  const isWaiting = userId !== null && known.isPending

  const begin = (pet: IntakePet): void => {
    useTriage.getState().choosePet(pet)
    flow.next()
  }
  const done = (pet: IntakePet): void => {
    const state = useTriage.getState()
    if (canGoOnWith(pet, state) && !hasResult()) setOffered({ pet, told: caseToldIn(state), at: key })
    else begin(pet)
  }
  const back = (): void => void navigate(source === 'pet-management' ? '/pets' : '/')
  // Whoever comes to this page anew chooses a pet first.
  const offer = offered !== null && offered.at === key ? offered : null
  return (
    <>
      {userId === null ? null : (
        <LaterPetsRead>{(PetsRead) => <PetsRead ownerId={userId} onKnown={setKnown} />}</LaterPetsRead>
      )}
      {isWaiting && !isTired ? (
        <Beacon>Loading...</Beacon>
      ) : offer === null ? (
        <PetWizard
          pets={known.pets}
          PetSelection={known.PetSelection}
          ownerId={userId}
          loadFailed={known.isError || isWaiting}
          selectedPet={flags.selectedPet}
          chosenBefore={chosenBefore}
          createNewPet={flags.createNewPet}
          rail={<GoNowRail />}
          notice={<ConfirmedNotice />}
          createPet={async (columns) => {
            const { createPet } = await import('#web/features/pets/api/save-pet.ts')
            const pet = await createPet(columns)
            await known.renew()
            return pet
          }}
          onDone={done}
          onBack={back}
        />
      ) : (
        <LaterGoOnOffer
          meanwhile={<Beacon>Loading...</Beacon>}
          renderMissing={(askAgain) => <PartMissing what="Your last check" onAskAgain={askAgain} />}
        >
          {(GoOnOffer) => (
            <GoOnOffer
              pet={offer.pet}
              told={offer.told}
              onGoneOn={() => flow.skipTo(useTriage.getState().lastStep ?? 'symptoms')}
              onStartNew={() => begin(offer.pet)}
              onBack={() => setOffered(null)}
            />
          )}
        </LaterGoOnOffer>
      )}
    </>
  )
}
