import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { onReadsCancelled } from '#web/lib/reads.ts'
import { onSessionEvent } from '#web/lib/session.ts'
import { Guard } from '#web/app/guard.tsx'

/** Around every page that needs an account: the guard and the memory of what the server said. */
export default function SignedInLayout() {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true } } }),
  )
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'SIGNED_OUT') client.clear()
      }),
    [client],
  )
  useEffect(() => onReadsCancelled(() => void client.cancelQueries()), [client])
  return (
    <QueryClientProvider client={client}>
      <Guard>
        <Outlet />
      </Guard>
    </QueryClientProvider>
  )
}
