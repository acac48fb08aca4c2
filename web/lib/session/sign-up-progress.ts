import { create } from 'zustand'

export const useSignUpProgress = create<{ active: boolean }>(() => ({ active: false }))

/** Since the page was loaded; each time the owner is taken where they wanted to go. */
export const useSignIns = create<{ count: number }>(() => ({ count: 0 }))
