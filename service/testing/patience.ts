/** How long a test waits for what it was promised, in milliseconds: a busy machine is no reason to fail. */
export const PATIENCE = 15_000
