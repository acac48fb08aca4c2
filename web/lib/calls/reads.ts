let controller = new AbortController()
const listeners = new Set<() => void>()

/** The signal that background reads carry: it aborts when the visitor moves to another page. Submissions carry none. */
export const readSignal = (): AbortSignal => controller.signal

/** Calls back whenever reads are cancelled, for caches that hold their own requests. */
export function onReadsCancelled(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Cancels every read in flight; new reads start under a fresh signal. */
export function cancelReads(): void {
  controller.abort()
  controller = new AbortController()
  for (const listener of listeners) listener()
}
