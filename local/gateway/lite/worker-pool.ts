import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { BackendAnswer, BackendRequest } from '#local/gateway/request/answer.ts'

type WorkerData = {
  readonly databaseUrl: string
  readonly jwtSecret: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly siteUrl: string
  readonly connections: number
  readonly bcryptCost: number
  readonly nice: number
}

const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string().optional(),
  html: z.string().optional(),
})
export type BackendMail = z.infer<typeof Mail>

const Report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('mail'), mail: Mail }),
  z.object({ type: z.literal('fault'), code: z.string() }),
  z.object({
    type: z.literal('answer'),
    id: z.number(),
    answer: z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() }),
  }),
])

/**
 * `onFault` gets a code that holds no data, and `queue` is the most requests waiting in one worker. A worker that says
 * nothing for `silenceMs` while somebody waits is replaced.
 */
type Options = {
  readonly size: number
  readonly data: WorkerData
  readonly onMail: (mail: BackendMail) => void
  readonly onFault: (code: string) => void
  readonly queue: number
  readonly script?: URL
  readonly silenceMs?: number
  readonly answerMs?: number
}

export type WorkerPool = {
  /** Resolves to null when every worker is overloaded or gone, and when the answer takes too long. */
  readonly ask: (request: BackendRequest) => Promise<BackendAnswer | null>
  readonly close: () => Promise<void>
}

type Member = {
  readonly worker: Worker
  readonly waiting: Map<number, (answer: BackendAnswer | null) => void>
  readonly ready: Promise<boolean>
  readonly exited: Promise<void>
  isReady: boolean
  silence: NodeJS.Timeout | null
}

const SILENCE_MS = 15_000
/** Below the 30 seconds after which a browser gives up, so that it hears an answer. */
const ANSWER_MS = 25_000

const respawnMs = (failures: number): number => Math.min(10_000, 200 * 2 ** failures)

export const startWorkerPool = async (options: Options): Promise<WorkerPool> => {
  const members: Member[] = []
  const state = { closing: false, lastId: 0, failures: 0 }

  const listen = (member: Member): void => {
    if (member.silence !== null) clearTimeout(member.silence)
    member.silence = null
    if (member.waiting.size === 0 || state.closing) return
    member.silence = setTimeout(() => {
      options.onFault('worker silent')
      void member.worker.terminate()
    }, options.silenceMs ?? SILENCE_MS)
  }

  const spawn = (): Member => {
    const worker = new Worker(options.script ?? new URL('./lite-worker.ts', import.meta.url), {
      workerData: options.data,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 },
    })
    const waiting = new Map<number, (answer: BackendAnswer | null) => void>()
    const { promise: ready, resolve: settleReady } = Promise.withResolvers<boolean>()
    const { promise: exited, resolve: settleExit } = Promise.withResolvers<void>()
    const member: Member = { worker, waiting, ready, exited, isReady: false, silence: null }
    // unread output would fill up; it is not shown because it may hold values
    worker.stdout.resume()
    worker.stderr.resume()
    worker.on('message', (raw: unknown) => {
      const report = Report.parse(raw)
      switch (report.type) {
        case 'ready':
          member.isReady = true
          state.failures = 0
          settleReady(true)
          break
        case 'mail':
          options.onMail(report.mail)
          break
        case 'fault':
          options.onFault(report.code)
          break
        case 'answer':
          waiting.get(report.id)?.(report.answer)
          break
      }
      listen(member)
    })
    worker.on('error', (error) => options.onFault(`worker ${error.name}`))
    worker.on('exit', () => {
      member.isReady = false
      settleReady(false)
      settleExit()
      for (const settle of waiting.values()) settle(null)
      listen(member)
      members.splice(members.indexOf(member), 1)
      if (!state.closing) {
        options.onFault('worker ended')
        setTimeout(() => {
          if (!state.closing) members.push(spawn())
        }, respawnMs(state.failures)).unref()
        state.failures += 1
      }
    })
    return member
  }

  // one after another: the first brings the schema into the shared cache of the database
  for (let index = 0; index < options.size; index += 1) members.push(spawn())
  const ready = await Promise.all(members.map((member) => member.ready))
  if (!ready.every(Boolean)) {
    state.closing = true
    await Promise.all(members.map((member) => member.worker.terminate()))
    throw new Error('the data interface did not start')
  }

  const ask = (request: BackendRequest): Promise<BackendAnswer | null> => {
    const [member] = members.filter((each) => each.isReady).sort((a, b) => a.waiting.size - b.waiting.size)
    if (member === undefined || member.waiting.size >= options.queue || state.closing)
      return Promise.resolve(null)
    state.lastId += 1
    const id = state.lastId
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        settle(null)
        options.onFault('answer late')
      }, options.answerMs ?? ANSWER_MS)
      const settle = (answer: BackendAnswer | null): void => {
        clearTimeout(timer)
        member.waiting.delete(id)
        if (member.waiting.size === 0) listen(member)
        resolve(answer)
      }
      member.waiting.set(id, settle)
      if (member.waiting.size === 1) listen(member)
      member.worker.postMessage({ type: 'request', id, ...request }, [])
    })
  }

  const close = async (): Promise<void> => {
    state.closing = true
    await Promise.all(
      members.map(async ({ worker, exited }) => {
        worker.postMessage({ type: 'close' }, [])
        const timer = setTimeout(() => void worker.terminate(), 3000)
        await exited
        clearTimeout(timer)
      }),
    )
  }

  return { ask, close }
}
