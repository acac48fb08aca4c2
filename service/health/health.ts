import type { Handler } from 'hono'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'
import { SAMPLE_INTAKE } from '#service/health/sample-intake.ts'

const FRESH_MS = 1000
const STORE_PATIENCE_MS = 2000

type Part = 'ok' | 'down'
type Health = { readonly engine: Part; readonly store: Part }

const within = (work: Promise<void>): Promise<Part> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve('down'), STORE_PATIENCE_MS)
    const done = (part: Part) => (): void => {
      clearTimeout(timer)
      resolve(part)
    }
    work.then(done('ok'), done('down'))
  })

const engineHealth = async ({ engine, clock }: Deps): Promise<Part> => {
  try {
    await engine(SAMPLE_INTAKE, clock())
    return 'ok'
  } catch {
    return 'down'
  }
}

export const healthHandler = (deps: Deps): Handler<AppEnv> => {
  let looked: { readonly at: number; readonly health: Promise<Health> } | null = null
  const look = async (): Promise<Health> => {
    const [engine, store] = await Promise.all([engineHealth(deps), within(deps.store.ping())])
    return { engine, store }
  }
  return async (c) => {
    const now = deps.clock().getTime()
    if (looked === null || Math.abs(now - looked.at) >= FRESH_MS) looked = { at: now, health: look() }
    const health = await looked.health
    const up = health.engine === 'ok' && health.store === 'ok'
    const body = { status: up ? 'ok' : 'down', ...health, version: deps.version }
    if (up) return c.json(body)
    c.header('Retry-After', '5')
    const error = {
      code: 'service_unavailable',
      message: 'The service is not ready. Please try again shortly.',
    }
    return c.json({ ...body, error: { ...error, requestId: c.get('requestId') } }, 503)
  }
}
