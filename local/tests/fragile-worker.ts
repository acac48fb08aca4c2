import { parentPort } from 'node:worker_threads'
import { z } from 'zod'

const Request = z.object({ type: z.string(), id: z.number().optional(), path: z.string().optional() })

const held: (number | undefined)[] = []
const answerTo = (id: number | undefined): void =>
  parentPort?.postMessage({ type: 'answer', id, answer: { status: 200, headers: {}, body: '' } }, [])

parentPort?.on('message', (raw: unknown) => {
  const { type, id, path } = Request.parse(raw)
  if (type === 'close' || path === '/die') process.exit(0)
  if (path === '/silent') return
  if (path === '/held') {
    held.push(id)
    return
  }
  if (path === '/release') for (const each of held.splice(0)) answerTo(each)
  answerTo(id)
})
parentPort?.postMessage({ type: 'ready' }, [])
