import { hostileRequest, type Aim, type HostileRequest } from './hostile-requests.ts'
import { faultsOf, type Heard } from './judge-answer.ts'
import { randomFrom } from './random.ts'
import { VALID_BODIES } from './samples.ts'

export type Send = (request: HostileRequest) => Promise<Heard>

type Fault = { readonly what: string; readonly request: HostileRequest }

export type Report = {
  readonly sent: number
  readonly statuses: Readonly<Record<string, number>>
  readonly slowestMs: number
  readonly faults: readonly Fault[]
}

type Options = Aim & {
  readonly send: Send
  readonly seed: number
  readonly count: number
  readonly atOnce?: number
}

const POST = { method: 'POST', path: '/v1/assess', headers: { 'content-type': 'application/json' } } as const

const askSamples = async (send: Send): Promise<readonly string[]> => {
  const answers: string[] = []
  for (const body of VALID_BODIES) {
    const heard = await send({ ...POST, body: JSON.stringify(body) })
    answers.push(`${heard.status} ${heard.body.replace(/"request_id":"[^"]*"/, '')}`)
  }
  return answers
}

export async function runFuzz({ send, seed, count, atOnce = 6, backend }: Options): Promise<Report> {
  const random = randomFrom(seed)
  const faults: Fault[] = []
  const statuses: Record<string, number> = {}
  let sent = 0
  let slowestMs = 0

  const before = await askSamples(send)
  for (const [index, answer] of before.entries()) {
    const body = JSON.stringify(VALID_BODIES[index])
    if (!answer.startsWith('200 '))
      faults.push({ what: 'a valid sample is refused at the start', request: { ...POST, body } })
  }

  const one = async (): Promise<void> => {
    while (sent < count) {
      sent += 1
      const request = hostileRequest(random, { backend })
      const heard = await send(request).catch((error: unknown) => String(error))
      if (typeof heard === 'string') {
        faults.push({ what: `no answer: ${heard}`, request })
        continue
      }
      statuses[heard.status] = (statuses[heard.status] ?? 0) + 1
      slowestMs = Math.max(slowestMs, heard.ms)
      for (const what of faultsOf(request, heard)) faults.push({ what, request })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))

  const after = await askSamples(send)
  for (const [index, answer] of after.entries()) {
    const body = JSON.stringify(VALID_BODIES[index])
    if (answer !== before[index])
      faults.push({ what: 'a valid sample is answered otherwise than before', request: { ...POST, body } })
  }
  return { sent, statuses, slowestMs, faults }
}
