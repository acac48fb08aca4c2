/** What a mail link has just confirmed: a new account, or the new address of one. */
export type Confirmed = 'signup' | 'email_change'

/** Whether the state of a history entry says that its page was reached by a link that confirmed this. */
export const hasConfirmed = (state: unknown, what: Confirmed): boolean =>
  typeof state === 'object' && state !== null && 'confirmed' in state && state.confirmed === what
