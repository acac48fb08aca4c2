import { createContext } from 'react'
import type { QueryClient } from '@tanstack/react-query'

export type ReadMemory = { client: QueryClient | null }

export const ReadMemoryContext = createContext<ReadMemory | null>(null)
