import { create } from 'zustand'

/** Whether a sign-up is being sent or has just succeeded: its card stays, even when a session opens at once. */
export const useSignUpProgress = create<{ active: boolean }>(() => ({ active: false }))

/** How often somebody signed in with a password since the page was loaded: each time they are taken where they wanted to go. */
export const useSignIns = create<{ count: number }>(() => ({ count: 0 }))
