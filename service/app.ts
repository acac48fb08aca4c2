import { Hono } from 'hono'
import type { PublicConfig } from '#contract/config.ts'
import { deleteAccountHandlers } from '#service/account/delete-route.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { assessHandlers } from '#service/assess/route.ts'
import { configHandler } from '#service/config/route.ts'
import { contactHandlers } from '#service/contact/route.ts'
import type { Deps } from '#service/world/deps.ts'
import { healthHandler } from '#service/health/health.ts'
import { noteAddress } from '#service/http/caller/address.ts'
import { cors } from '#service/http/headers/cors.ts'
import { errorAnswer, onError } from '#service/http/failure/error-answer.ts'
import { BACKEND_PATHS, GATEWAY_HEADERS, GATEWAY_METHODS, gatewayHandler } from '#service/http/gateway.ts'
import { logLine, nameRoute } from '#service/http/request/log-line.ts'
import { endpoint, refuseUnknownMethods } from '#service/http/methods.ts'
import type { PageSources } from '#service/http/headers/page-policy.ts'
import { requestId } from '#service/http/request/request-id.ts'
import { securityHeaders } from '#service/http/headers/security-headers.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import { emergencyVetsHandlers } from '#service/map/emergency-vets.ts'
import { mapHandlers } from '#service/map/routes.ts'
import { otcHandlers } from '#service/otc/route.ts'
import { startHandlers, statusHandlers } from '#service/jobs/routes.ts'
import { openapiDocument } from '#service/openapi/document.ts'
import { deleteHandlers } from '#service/privacy/delete-route.ts'
import { cancelHandlers } from '#service/subscription/cancel-route.ts'
import { toldToMachines } from '#service/static/crawlers.ts'
import { siteHandler } from '#service/static/site.ts'
import { loadSiteFiles } from '#service/static/site-files.ts'

const notFound = (): ServiceError => new ServiceError('not_found', 'There is nothing at this address.')

const originOf = (url: string): readonly string[] => (URL.canParse(url) ? [new URL(url).origin] : [])

const GOOGLE_MAPS = 'https://maps.googleapis.com'
/** Where the script of Google Maps asks for places; its own origin answers for addresses. */
const GOOGLE_PLACES = 'https://places.googleapis.com'

const pageSources = (config: PublicConfig): PageSources => {
  const { supabase, assessmentBaseUrl, mapBaseUrl, apiBaseUrl, tagEndpoint, maps } = config
  const backend = originOf(supabase?.url ?? '')
  const channels = backend.map((origin) => origin.replace(/^http/, 'ws'))
  const services = [assessmentBaseUrl, mapBaseUrl, apiBaseUrl, tagEndpoint].flatMap(originOf)
  const scripts = originOf(maps?.scriptUrl ?? '')
  const provider = scripts.includes(GOOGLE_MAPS) ? [...scripts, GOOGLE_PLACES] : scripts
  const connect = [...new Set([...backend, ...channels, ...services, ...provider])]
  return { connect, images: backend, scripts }
}

export const createApp = (deps: Deps): Hono<AppEnv> => {
  const { config, log, clock } = deps
  const app = new Hono<AppEnv>({ strict: true })
  if (deps.rateLimitFactor === 0) log.warn('rate limits are off (RATE_LIMIT_FACTOR=0)')

  app.use(securityHeaders(), requestId(clock), logLine(log), noteAddress(deps.trustProxy))
  app.use(refuseUnknownMethods())
  app.onError(onError)
  app.notFound((c) => errorAnswer(c, notFound()))

  const origins = { allowedOrigins: deps.allowedOrigins, publicUrl: config.publicUrl }
  for (const prefix of ['/v1/*', '/api/*', '/healthz', '/readyz', '/config.json'])
    app.use(prefix, cors(origins))

  endpoint(app, '/v1/assess', { POST: assessHandlers(deps) })
  endpoint(app, '/api/assessments/start', { POST: startHandlers(deps) })
  endpoint(app, '/api/assessments/:jobId', { GET: statusHandlers(deps) })
  endpoint(app, '/v1/otc/search', { POST: otcHandlers(deps) })
  const map = mapHandlers(deps)
  endpoint(app, '/v1/map/geocode', { POST: map.geocode })
  endpoint(app, '/v1/map/search', { POST: map.search })
  endpoint(app, '/v1/map/ip-location', { GET: map.ipLocation })
  endpoint(app, '/v1/map/details', { GET: map.details })
  endpoint(app, '/v1/emergency-vets', { POST: emergencyVetsHandlers(deps) })
  endpoint(app, '/v1/contact', { POST: contactHandlers(deps) })
  endpoint(app, '/v1/privacy/delete', { POST: deleteHandlers(deps) })
  endpoint(app, '/v1/account/delete', { POST: deleteAccountHandlers(deps) })
  endpoint(app, '/v1/subscription/cancel', { POST: cancelHandlers(deps) })
  endpoint(app, '/v1/openapi.json', {
    GET: [(c) => c.json(openapiDocument(deps.version, config.publicUrl))],
  })
  endpoint(app, '/config.json', { GET: [configHandler(config)] })
  endpoint(app, '/healthz', { GET: [healthHandler(deps)] })
  endpoint(app, '/readyz', { GET: [healthHandler(deps)] })

  for (const prefix of deps.gateway?.paths ?? []) {
    const crossOrigin = cors({ ...origins, methods: GATEWAY_METHODS, headers: GATEWAY_HEADERS })
    for (const path of [prefix, `${prefix}/*`]) {
      app.use(path, nameRoute(`${prefix}/*`), crossOrigin)
      if (deps.gateway !== undefined) app.all(path, gatewayHandler(deps.gateway))
    }
  }
  for (const prefix of [...BACKEND_PATHS, '/v1', '/api']) {
    app.all(prefix, (c) => errorAnswer(c, notFound()))
    app.all(`${prefix}/*`, (c) => errorAnswer(c, notFound()))
  }
  if (deps.webDir !== null) {
    const files = loadSiteFiles(deps.webDir, pageSources(config), config)
    for (const [path, handler] of Object.entries(toldToMachines(files, config, clock)))
      endpoint(app, path, { GET: [handler] })
    app.all('*', siteHandler(files, config))
  }
  return app
}
