/**
 * In milliseconds. A wait ends as soon as the thing is there, so a long one costs nothing. Half of what a whole test
 * may take (see vitest.config.ts): a promise that is never kept is named by the wait for it, not by the end of the
 * test.
 */
export const PATIENCE = 15_000
