import { createContext } from 'react'
import type { QueryClient } from '@tanstack/react-query'

/** What was read from the account and the service; no client while no page has read anything. */
export type ReadMemory = { client: QueryClient | null }

/** Keeps what was read from one page to the next. */
export const ReadMemoryContext = createContext<ReadMemory | null>(null)
