/**
 * How long a test waits for what it was promised, in milliseconds. A wait ends as soon as the thing is there, so a long
 * one costs nothing, and a busy machine is no reason to fail. 15 seconds is half of what a whole test may take (see
 * vitest.config.ts): a promise that is never kept is named by the wait for it, not by the end of the test.
 */
export const PATIENCE = 15_000
