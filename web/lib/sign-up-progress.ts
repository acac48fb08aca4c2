import { create } from 'zustand'

/** Whether a sign-up is being sent or has just succeeded: its card stays, even when a session opens at once. */
export const useSignUpProgress = create<{ active: boolean }>(() => ({ active: false }))
