import { useContext, useState, type ReactNode } from 'react'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { ReadMemoryContext, type ReadMemory } from '#web/lib/calls/read-memory.ts'

/** Brings the library of reading along, so a page that has it around itself is drawn the later for it. */
export function Reading({ children }: { readonly children: ReactNode }) {
  const around = useContext(QueryClientContext)
  const memory = useContext(ReadMemoryContext)
  const [client] = useState(() => around ?? clientOf(memory))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function clientOf(memory: ReadMemory | null): QueryClient {
  const client =
    memory?.client ??
    new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true } } })
  if (memory !== null) memory.client = client
  return client
}
