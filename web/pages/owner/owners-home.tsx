import { useEffect, useState } from 'react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { IntakePet } from '#domain/logic/intake.ts'
import { listLastResults } from '#web/features/desk/api/list-last-results.ts'
import { OwnersDesk, type OpenCase } from '#web/features/desk/owners-desk.tsx'
import { PetPhoto } from '#web/features/pets/photo/pet-photo.tsx'
import { intakePetOf } from '#web/features/pets/form/convert-pet.ts'
import type { PetRow } from '#web/features/pets/pet-row.ts'
import { usePets } from '#web/features/pets/cards/use-pets.ts'
import { EmergencyReminder } from '#web/features/triage/emergency-reminder.tsx'
import { nameOfCaseOf, sumOfCase } from '#web/features/triage/go-on/case-in-words.ts'
import { caseToldIn } from '#web/features/triage/go-on/case-told.ts'
import { goOnWith } from '#web/features/triage/go-on/go-on-with.ts'
import { petNameOf } from '#web/features/triage/pet-name.ts'
import { pathOf, type FlowStep } from '#web/features/triage/case/steps.ts'
import { isOfOnePet, isUnfinished, useTriage } from '#web/features/triage/case/triage-store.ts'
import { askAgain } from '#web/lib/calls/ask-again.ts'
import { PetHead } from '#web/ui/drawings/pet-head.tsx'
import { hasResult } from './has-result.ts'
// Fetched along, because an assessment starts there; without it the files of every step would be cut smaller.
import './pet-profile-page.tsx'

type Props = { readonly ownerId: string }

export default function OwnersHome({ ownerId }: Props) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={client}>
      <Home ownerId={ownerId} />
    </QueryClientProvider>
  )
}

function Home({ ownerId }: Props) {
  const navigate = useNavigate()
  const pets = usePets(ownerId)
  const lastResults = useQuery({
    queryKey: ['last-results', ownerId],
    queryFn: () => listLastResults(ownerId, new Date()),
    ...askAgain(2),
  })
  // A case that somebody else left in this tab is never shown.
  useEffect(() => useTriage.getState().claim(ownerId), [ownerId])
  const open = (step: FlowStep): void => {
    const { setNavigationSource, complete } = useTriage.getState()
    setNavigationSource(null)
    complete('pet-profile')
    void navigate(pathOf(step))
  }
  const begin = (pet: IntakePet): void => {
    useTriage.getState().choosePet(pet)
    open('symptoms')
  }
  const goOn = (pet: IntakePet): void => {
    goOnWith(pet)
    open(useTriage.getState().lastStep ?? 'symptoms')
  }
  // They come in one piece, unless the results are in trouble: then nobody waits for them.
  const areResultsDue = lastResults.isPending && lastResults.failureCount === 0
  const rowOf = (id: string | null): PetRow | undefined => pets.data?.find((pet) => pet.id === id)
  return (
    <OwnersDesk
      pets={areResultsDue ? null : (pets.data?.map(deskPetOf) ?? null)}
      onRetry={pets.isError ? () => void pets.refetch() : null}
      lastResults={lastResults.data ?? new Map()}
      openCase={useOpenCase(ownerId, rowOf, begin, goOn)}
      onWrong={(id) => {
        const row = rowOf(id)
        if (row !== undefined) begin(intakePetOf(row))
      }}
    />
  )
}

const deskPetOf = (row: PetRow) => ({ id: row.id, name: row.name, picture: <PetPhoto pet={row} /> })

const NOT_SAVED = 'not-saved'

function useOpenCase(
  ownerId: string,
  rowOf: (id: string | null) => PetRow | undefined,
  begin: (pet: IntakePet) => void,
  goOn: (pet: IntakePet) => void,
): OpenCase | null {
  const [now] = useState(() => new Date())
  const state = useTriage()
  const told = state.selectedPetProfile
  if (told === null || state.ownerId !== ownerId || !isUnfinished(state) || !isOfOnePet(state)) return null
  if (hasResult()) return null
  const row = rowOf(told.id)
  const pet = row === undefined ? told : intakePetOf(row)
  const said = caseToldIn(state)
  const name = petNameOf(pet)
  return {
    pet: {
      id: pet.id ?? NOT_SAVED,
      name,
      picture: row === undefined ? <PetHead species={pet.species} /> : <PetPhoto pet={row} />,
    },
    what: nameOfCaseOf(name, said),
    sum: sumOfCase(said, now),
    reminder: <EmergencyReminder answers={said.answers} />,
    onGoOn: () => goOn(pet),
    onStartNew: () => begin(pet),
  }
}
