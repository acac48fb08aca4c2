import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { loadSession } from '../api/load-session.ts'
import { reportOfAnswer, reportOfRow, type Report } from '../report/report.ts'
import { runOf } from '../run/run-store.ts'

export const useSavedSession = (id: string | null, userId: string | null): UseQueryResult<Report | null> =>
  useQuery({
    queryKey: ['session', userId, id],
    queryFn: async () => {
      if (id === null) return null
      const waiting = runOf(id)?.unsaved
      if (waiting?.owner?.id === userId)
        return reportOfAnswer(id, waiting.request, waiting.answer, new Date())
      const row = await loadSession(id)
      return row === null ? null : reportOfRow(row)
    },
    enabled: id !== null,
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
  })
