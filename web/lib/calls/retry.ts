import { fromThrown } from '#web/lib/calls/call-failed.ts'

const RETRIES = 3
const FIRST_DELAY_MS = 1_000
const DELAY_FACTOR = 2
const LONGEST_DELAY_MS = 10_000
const JITTER_MS = 1_000

export function isRetryable(error: unknown): boolean {
  const failure = fromThrown(error)
  if (failure.kind === 'aborted') return false
  const said = error instanceof Error ? error.message : String(error)
  return /Network|timeout|ECONNREFUSED/.test(`${failure.message} ${said}`)
}

/** In milliseconds: 1 s, twice as long each time, 10 s at most, and a little by chance. */
export const delayAfter = (failures: number, random: () => number = Math.random): number =>
  Math.min(FIRST_DELAY_MS * DELAY_FACTOR ** (failures - 1), LONGEST_DELAY_MS) + random() * JITTER_MS

type Options = {
  readonly retries?: number
  readonly signal?: AbortSignal | null | undefined
  readonly random?: () => number
}

/** Only for calls that change nothing, or always the same; the last failure is passed on as it came. */
export async function withRetries<Answer>(
  call: () => Promise<Answer>,
  { retries = RETRIES, signal, random }: Options = {},
): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call()
    } catch (error) {
      if (failures > retries || signal?.aborted === true || !isRetryable(error)) throw error
      await pause(delayAfter(failures, random), signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onAbort = (): void => {
    clearTimeout(timer)
    reject(signal?.reason)
  }
  const timer = setTimeout(() => {
    signal?.removeEventListener('abort', onAbort)
    resolve()
  }, ms)
  signal?.addEventListener('abort', onAbort)
  return promise
}

const isRead = (method: string | undefined): boolean => method === undefined || /^(GET|HEAD)$/i.test(method)

/** Reads of the database and the file store are asked for again; everything else is sent once. */
export const retryingReads =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const method = init?.method ?? (input instanceof Request ? input.method : undefined)
    return isRead(method) && /\/(rest|storage)\/v1\//.test(url)
      ? withRetries(() => send(input, init), { signal: init?.signal })
      : send(input, init)
  }
