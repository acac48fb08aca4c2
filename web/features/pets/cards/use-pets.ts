import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { askAgain } from '#web/lib/calls/ask-again.ts'
import { listPets } from '../api/list-pets.ts'
import type { PetRow } from '../pet-row.ts'

const LIST_RETRIES = 3

export const petsKey = (ownerId: string | null): readonly unknown[] => ['pets', ownerId]

export const usePets = (ownerId: string | null): UseQueryResult<PetRow[]> =>
  useQuery({
    queryKey: petsKey(ownerId),
    queryFn: () => (ownerId === null ? [] : listPets(ownerId)),
    enabled: ownerId !== null,
    ...askAgain(LIST_RETRIES),
  })
