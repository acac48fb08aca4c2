import { create } from 'zustand'
import type { ProviderTrouble } from '../provider-trouble.ts'

type Provider = {
  /** What the provider could look for, because our own service did not; null: nothing. */
  readonly wanted: 'address' | 'clinics' | null
  /** Whether the owner agreed that the provider is asked, until the page is left. */
  readonly isAgreed: boolean
  readonly trouble: ProviderTrouble | null
}

export const NOT_ASKED: Provider = { wanted: null, isAgreed: false, trouble: null }

export const useProvider = create<Provider>(() => NOT_ASKED)
