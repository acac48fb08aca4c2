import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import pino, { type Logger } from 'pino'
import { z } from 'zod'
import { type RunningBackend, startBackend } from '#local/backend.ts'
import type { Delivery } from '#local/mail/mail.ts'
import { openSecondOpinion, publicModel } from '#local/second-opinion.ts'
import type { Settings } from '#local/settings/settings.ts'
import { portFailure, StartFailure } from '#local/start-failure.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { createApp } from '#service/app.ts'
import { openPlaces } from '#service/providers/places/open-places.ts'
import { catalogueProvider } from '#service/providers/products/catalogue-provider.ts'
import type { Deps } from '#service/world/deps.ts'
import { bareHeaders } from '#service/http/headers/security-headers.ts'
import { type Listening, serve } from '#service/serve.ts'

export type RunningPawlight = {
  readonly url: string
  readonly backend: RunningBackend
  /** Refuses what is new, answers what is under way, then ends the workers and the database. */
  readonly stop: () => Promise<void>
}

export type World = {
  readonly engine: Deps['engine']
  readonly webDir: string | null
  readonly log?: Logger
  readonly deliver?: Delivery
  readonly bcryptCost?: number
}

const root = fileURLToPath(new URL('..', import.meta.url))

export const builtPages = join(root, 'build', 'client')

const version = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    .version

const localUrl = (settings: Settings, listening: Listening): string => {
  const { port } = new URL(listening.url)
  const loopback = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(settings.host)
  return loopback ? `http://localhost:${port}` : listening.url
}

/** Connections that fall silent after the last answer are ended too; otherwise each would hold us up for a while. */
const closeDoor = async (listening: Listening): Promise<void> => {
  const sweep = setInterval(() => listening.server.closeIdleConnections(), 50)
  await listening.close().finally(() => clearInterval(sweep))
}

const starting = (): Response =>
  new Response(
    JSON.stringify({
      error: { code: 'service_unavailable', message: 'Pawlight is starting. Please try again.' },
    }),
    {
      status: 503,
      headers: {
        ...Object.fromEntries(bareHeaders()),
        'content-type': 'application/json',
        'retry-after': '2',
      },
    },
  )

/**
 * This machine has several names, and a browser keeps what it stores for each apart. Pages are shown under one of
 * them only, the one our mails lead to.
 */
const underOneName = (request: Request, publicUrl: string): Response | null => {
  const asked = new URL(request.url)
  const known = new URL(publicUrl)
  const elsewhere = known.hostname === 'localhost' && ['127.0.0.1', '[::1]'].includes(asked.hostname)
  const wantsPage = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
  if (!elsewhere || !wantsPage) return null
  const location = `${known.origin}${asked.pathname}${asked.search}`
  return new Response(null, { status: 307, headers: { ...Object.fromEntries(bareHeaders()), location } })
}

/**
 * Starts everything and resolves once requests are answered. The port is taken first, so that a busy one is noticed
 * before anything else has been started. Rejects with a failure `explain` has a sentence for.
 */
export const startPawlight = async (given: Settings, world: World): Promise<RunningPawlight> => {
  const settings = { ...given, dataDir: resolve(given.dataDir) }
  const log = world.log ?? pino({ level: settings.logLevel })
  if (world.webDir !== null && !existsSync(join(world.webDir, 'index.html'))) {
    throw new StartFailure(
      'The web app has not been built yet; start with "npm start", or run "npm run build" first.',
    )
  }
  const state: { app: Hono<AppEnv> | null; publicUrl: string } = { app: null, publicUrl: '' }
  const door = new Hono<AppEnv>().all('*', (c) => {
    if (state.app === null) return starting()
    return underOneName(c.req.raw, state.publicUrl) ?? state.app.fetch(c.req.raw, c.env)
  })
  const listening = await serve(door, { port: settings.port, host: settings.host, log }).catch(
    (error: unknown) => {
      throw portFailure(error, settings.host, settings.port)
    },
  )
  const url = localUrl(settings, listening)
  const publicUrl = settings.publicUrl ?? url
  state.publicUrl = publicUrl
  try {
    const backend = await startBackend({
      settings,
      publicUrl,
      log,
      deliver: world.deliver,
      bcryptCost: world.bcryptCost,
    })
    const secondOpinion = await openSecondOpinion(settings.model, log)
    state.app = createApp({
      config: {
        publicUrl,
        publicHost: settings.publicHost,
        supabase: backend.supabase,
        assessmentBaseUrl: '',
        mapBaseUrl: '',
        apiBaseUrl: '',
        tagEndpoint: settings.tagEndpoint,
        betaRoutes: [...settings.betaRoutes],
        debugPage: settings.debugPage,
        devMailbox: backend.outbox !== null,
        ...(settings.maps === null ? {} : { maps: settings.maps }),
        ...(settings.model === null ? {} : { languageModel: publicModel(settings.model) }),
      },
      engine: world.engine,
      ...(secondOpinion === null ? {} : { secondOpinion }),
      store: backend.store,
      jobs: backend.jobs,
      requests: backend.requests,
      accounts: backend.accounts,
      checkPassword: backend.checkPassword,
      deletions: backend.deletions,
      ...(backend.tellSupport === null ? {} : { tellSupport: backend.tellSupport }),
      ...(backend.tellOfDeletion === null ? {} : { tellOfDeletion: backend.tellOfDeletion }),
      ...(backend.tellDeleted === null ? {} : { tellDeleted: backend.tellDeleted }),
      products: [catalogueProvider],
      places: openPlaces(settings.places, log),
      clock: () => new Date(),
      log,
      rateLimitFactor: settings.rateLimitFactor,
      allowedOrigins: settings.allowedOrigins,
      trustProxy: settings.trustProxy,
      storageHost: backend.storageHost,
      webDir: world.webDir,
      version: version(),
      ...(backend.gateway === null ? {} : { gateway: backend.gateway }),
    })
    const end = async (): Promise<void> => {
      secondOpinion?.close()
      await closeDoor(listening)
      await backend.stop()
    }
    const ended: { promise: Promise<void> | null } = { promise: null }
    return { url, backend, stop: () => (ended.promise ??= end()) }
  } catch (error) {
    await listening.close()
    throw error
  }
}
