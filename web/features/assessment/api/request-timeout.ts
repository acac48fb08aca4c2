/** After this long a request for an answer is given up. */
export const REQUEST_TIMEOUT_MS = 30_000
