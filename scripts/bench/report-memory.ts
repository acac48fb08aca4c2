import { subscribe } from 'node:diagnostics_channel'
import { getHeapStatistics } from 'node:v8'
import { isMainThread, type Worker } from 'node:worker_threads'

/** In bytes; threads are part of `rss`, their heaps stand beside that of the main thread. */
export type HeldMemory = {
  readonly rss: number
  readonly external: number
  readonly heapUsed: number
  readonly threadHeaps: readonly number[]
}

// Loaded before the service, whose own code knows nothing of being measured; its threads load it too.
if (isMainThread && process.send !== undefined) {
  const threads: Worker[] = []
  subscribe('worker_threads', (message) => {
    const { worker } = message as { readonly worker: Worker }
    threads.push(worker)
    worker.once('exit', () => threads.splice(threads.indexOf(worker), 1))
  })
  const tell = async (): Promise<void> => {
    const { rss, external } = process.memoryUsage()
    const heaps = await Promise.all(threads.map((thread) => thread.getHeapStatistics()))
    const held: HeldMemory = {
      rss,
      external,
      heapUsed: getHeapStatistics().used_heap_size,
      threadHeaps: heaps.map((heap) => heap.used_heap_size),
    }
    process.send?.(held)
  }
  process.on('message', () => void tell())
  // being asked is no reason to stay
  process.channel?.unref()
}
