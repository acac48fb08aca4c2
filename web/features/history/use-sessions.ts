import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { listSessions, type SessionEntry } from './api/list-sessions.ts'

/** Where the list of an owner's assessments is remembered. */
export const sessionsKey = (ownerId: string | null): readonly unknown[] => ['sessions', ownerId]

/** The owner's finished assessments; not asked for without an owner. */
export const useSessions = (ownerId: string | null): UseQueryResult<SessionEntry[]> =>
  useQuery({
    queryKey: sessionsKey(ownerId),
    queryFn: () => (ownerId === null ? [] : listSessions(ownerId)),
    enabled: ownerId !== null,
    retry: 2,
    retryDelay: (failures) => 500 * (failures + 1),
    networkMode: 'always',
  })
