let controller = new AbortController()
const listeners = new Set<() => void>()

/** Aborts when the visitor moves to another page. Submissions carry none. */
export const readSignal = (): AbortSignal => controller.signal

export function onReadsCancelled(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function cancelReads(): void {
  controller.abort()
  controller = new AbortController()
  for (const listener of listeners) listener()
}
