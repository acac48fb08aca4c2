import { useEffect, useMemo, useRef, useState } from 'react'
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { askAgain } from '#web/lib/calls/ask-again.ts'
import { countSessions, listSessions, type SessionEntry, type SessionPage } from './api/list-sessions.ts'
import { PAGE_SIZE, type SessionFilter } from './api/session-filter.ts'

export const SEARCH_PAUSE_MS = 250

const sessionsKey = (ownerId: string | null): readonly unknown[] => ['sessions', ownerId]
const PATIENT = askAgain(2)

export type Sessions = {
  readonly entries: readonly SessionEntry[]
  readonly hasMore: boolean
  readonly showMore: () => void
  readonly count: number | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

export function useSessions(ownerId: string | null, filter: SessionFilter): Sessions {
  const search = useSettled(filter.search, SEARCH_PAUSE_MS)
  const { petId, order } = filter
  const wanted = useMemo(() => ({ search, petId, order }), [search, petId, order])
  const listKey = useMemo(() => [...sessionsKey(ownerId), 'list', wanted], [ownerId, wanted])
  useFirstPageOnReturn(listKey)
  const list = useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      ownerId === null ? { entries: [], hasMore: false } : listSessions(ownerId, wanted, pageParam),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.hasMore ? pages.length * PAGE_SIZE : undefined),
    placeholderData: keepPreviousData,
    enabled: ownerId !== null,
    ...PATIENT,
  })
  const total = useQuery({
    queryKey: [...sessionsKey(ownerId), 'count'],
    queryFn: () => (ownerId === null ? 0 : countSessions(ownerId)),
    enabled: ownerId !== null,
    ...PATIENT,
  })
  return {
    entries: list.data?.pages.flatMap(({ entries }) => entries) ?? [],
    hasMore: list.hasNextPage,
    showMore: () => void list.fetchNextPage(),
    count: total.data,
    isPending: list.isPending || total.isPending,
    isError: list.isError || total.isError,
    refetch: () => Promise.all([list.refetch(), total.refetch()]),
  }
}

/** A list that was opened further before begins with ten again; it must be cut before the list is read anew. */
function useFirstPageOnReturn(listKey: readonly unknown[]): void {
  const client = useQueryClient()
  const before = useRef(listKey)
  useEffect(() => {
    if (before.current !== listKey) client.setQueriesData({ queryKey: listKey }, firstPage)
    before.current = listKey
  }, [client, listKey])
}

const firstPage = (data: InfiniteData<SessionPage> | undefined): InfiniteData<SessionPage> | undefined =>
  data === undefined ? undefined : { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }

export async function renewSessions(client: QueryClient, ownerId: string | null): Promise<void> {
  client.setQueriesData({ queryKey: [...sessionsKey(ownerId), 'list'] }, firstPage)
  await client.invalidateQueries({ queryKey: sessionsKey(ownerId) })
}

function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
