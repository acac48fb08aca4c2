import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Agent, request as ask } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Settings } from '#local/settings/settings.ts'
import { freeInvites } from '#local/invites.ts'
import { withDatabase } from '#local/cli/database.ts'
import { mixedRequests, type MixedRequest } from './mixed-requests.ts'
import { OWNER, signUpOwner } from './owner.ts'
import { startService, type ServiceProcess } from './service-process.ts'

export const MEMORY_LIMIT_MB = 350

/**
 * In MB (2^20 bytes). `rssMb` is the whole process with its threads, without PostgreSQL; `postgresMb` counts shared
 * pages once and is null where the system does not tell.
 */
export type ServiceMemory = {
  readonly count: number
  readonly failures: number
  readonly rssMb: number
  readonly heapMb: number
  readonly threadHeapsMb: string
  readonly externalMb: number
  readonly postgresMb: number | null
}

const AT_ONCE = 8
const SETTINGS = { RATE_LIMIT_FACTOR: '1000', TRUST_PROXY: '1' }

const mb = (bytes: number): number => Math.round(bytes / 2 ** 20)

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })

const answered = (
  url: string,
  agent: Agent,
  { method, path, headers, body }: MixedRequest,
): Promise<boolean> =>
  new Promise((resolve) => {
    const text = body === undefined ? null : JSON.stringify(body)
    const json = text === null ? {} : { 'content-type': 'application/json' }
    const asked = ask(`${url}${path}`, { method, agent, headers: { ...headers, ...json } }, (response) => {
      response.resume()
      response.on('end', () => resolve((response.statusCode ?? 500) < 300))
    })
    asked.on('error', () => resolve(false))
    asked.end(text)
  })

async function send(url: string, requests: Iterator<MixedRequest, never>, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const state = { sent: 0, failures: 0 }
  const lane = async (): Promise<void> => {
    while (state.sent < count) {
      state.sent += 1
      if (!(await answered(url, agent, requests.next().value))) state.failures += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  agent.destroy()
  return state.failures
}

async function postgresMb(dataDir: string): Promise<number | null> {
  const [first = ''] = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split(
    '\n',
  )
  try {
    const children = (await readFile(`/proc/${first}/task/${first}/children`, 'utf8')).trim().split(' ')
    const shares = await Promise.all(
      [first, ...children].map(async (pid) => {
        const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
        return Number(/^Pss: +(\d+)/m.exec(text)?.[1] ?? 0)
      }),
    )
    return Math.round(shares.reduce((sum, kib) => sum + kib, 0) / 1024)
  } catch {
    return null
  }
}

/**
 * Reads what the service holds right after the last answer. It has been started once before: a first start makes the
 * database and compiles.
 */
export async function measureMemory(settings: Settings, count: number): Promise<ServiceMemory> {
  const { dataDir } = settings
  const port = await freePort()
  await (await startService(dataDir, port, SETTINGS)).stop()
  const service = await startService(dataDir, port, SETTINGS)
  try {
    return await measureRunning(service, settings, count)
  } finally {
    await service.stop()
  }
}

async function measureRunning(
  service: ServiceProcess,
  settings: Settings,
  count: number,
): Promise<ServiceMemory> {
  const { url } = service
  const publishableKey = await keyOf(url)
  const session = await withDatabase(settings, async (sql) => {
    const [inviteCode = ''] = await freeInvites(sql)
    return signUpOwner({ url, publishableKey, inviteCode }, sql)
  })
  const requests = mixedRequests({ publishableKey, accessToken: session.access_token, account: OWNER })
  const failures = await send(url, requests, count)
  const held = await service.memory()
  return {
    count,
    failures,
    rssMb: mb(held.rss),
    heapMb: mb(held.heapUsed),
    threadHeapsMb: held.threadHeaps.map(mb).join(' '),
    externalMb: mb(held.external),
    postgresMb: await postgresMb(settings.dataDir),
  }
}

async function keyOf(url: string): Promise<string> {
  const config: { readonly supabase: { readonly publishableKey: string } } = await (
    await fetch(`${url}/config.json`)
  ).json()
  return config.supabase.publishableKey
}
