/** A call that says nothing else is given up after this long. */
export const FETCH_TIMEOUT_MS = 30_000
