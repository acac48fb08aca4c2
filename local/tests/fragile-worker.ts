import { parentPort } from 'node:worker_threads'
import { z } from 'zod'

const Request = z.object({ type: z.string(), id: z.number().optional(), path: z.string().optional() })

parentPort?.on('message', (raw: unknown) => {
  const { type, id, path } = Request.parse(raw)
  if (type === 'close' || path === '/die') process.exit(0)
  if (path === '/silent') return
  const answer = { status: 200, headers: {}, body: '' }
  parentPort?.postMessage({ type: 'answer', id, answer }, [])
})
parentPort?.postMessage({ type: 'ready' }, [])
