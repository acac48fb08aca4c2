import { fromThrown } from '#web/lib/calls/call-failed.ts'
import { isRetryable } from '#web/lib/calls/retry.ts'

/** Whether the service's own trouble is behind a failure; the client library has already repeated the others. */
const isTheirs = (error: Error): boolean =>
  !isRetryable(error) && ['unavailable', 'unexpected'].includes(fromThrown(error).kind)

/**
 * How a list or a row is asked for: again, soon, when the service answered with trouble of its own. A browser that
 * wrongly believes to be offline must not keep an owner waiting.
 */
export const askAgain = (most: number) =>
  ({
    retry: (failures: number, error: Error) => failures < most && isTheirs(error),
    retryDelay: (failures: number) => 500 * (failures + 1),
    networkMode: 'always',
  }) as const
