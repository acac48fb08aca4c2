import { useLayoutEffect, type ComponentType } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { PetRow } from '#web/features/pets/pet-row.ts'
import { PetSelection } from '#web/features/pets/wizard/pet-selection.tsx'
import type { PetSelectionProps } from '#web/features/pets/wizard/pet-selection.tsx'
import { petsKey, usePets } from '#web/features/pets/cards/use-pets.ts'
import { Reading } from '#web/lib/calls/reading.tsx'

export type PetsKnown = {
  readonly pets: readonly PetRow[]
  readonly PetSelection: ComponentType<PetSelectionProps> | null
  readonly isPending: boolean
  readonly isError: boolean
  readonly renew: () => Promise<void>
}

type Props = { readonly ownerId: string; readonly onKnown: (known: PetsKnown) => void }

export function PetsRead(props: Props) {
  return (
    <Reading>
      <Read {...props} />
    </Reading>
  )
}

const NONE: readonly PetRow[] = []

function Read({ ownerId, onKnown }: Props) {
  const client = useQueryClient()
  const { data: pets = NONE, isPending, isError } = usePets(ownerId)
  // Before anything is painted: pets that are remembered are shown at once.
  useLayoutEffect(
    () =>
      onKnown({
        pets,
        PetSelection,
        isPending,
        isError,
        renew: () => client.invalidateQueries({ queryKey: petsKey(ownerId) }),
      }),
    [onKnown, pets, isPending, isError, client, ownerId],
  )
  return null
}
