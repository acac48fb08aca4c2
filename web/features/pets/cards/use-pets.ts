import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { askAgain } from '#web/lib/calls/ask-again.ts'
import { listPets } from '../api/list-pets.ts'
import type { PetRow } from '../pet-row.ts'

const LIST_RETRIES = 3

/** Where the list of an owner's pets is remembered. */
export const petsKey = (ownerId: string | null): readonly unknown[] => ['pets', ownerId]

/** The owner's living pets; asked for again three times when it fails, and not at all without an owner. */
export const usePets = (ownerId: string | null): UseQueryResult<PetRow[]> =>
  useQuery({
    queryKey: petsKey(ownerId),
    queryFn: () => (ownerId === null ? [] : listPets(ownerId)),
    enabled: ownerId !== null,
    ...askAgain(LIST_RETRIES),
  })
