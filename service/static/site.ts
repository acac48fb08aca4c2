import type { Context, Handler } from 'hono'
import type { PublicConfig } from '#contract/config.ts'
import { routeOf, type AppRoute } from '#contract/routes.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import { contentOf, type Copy, type SiteFile } from '#service/static/site-files.ts'

const SHELL = '/__spa-fallback.html'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const accepts = (header: string, name: string): boolean =>
  header
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .some(
      ([token, ...parameters]) =>
        token === name && !parameters.some((text) => /^\s*q=0(?:\.0*)?$/.test(text)),
    )

const choose = (c: Context<AppEnv>, { copies }: SiteFile): Copy | null => {
  const header = c.req.header('accept-encoding') ?? ''
  const taken = (copy: Copy): boolean => copies.has(copy) && accepts(header, copy)
  if (taken('br')) return 'br'
  return taken('gzip') ? 'gzip' : null
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))

const send = (c: Context<AppEnv>, file: SiteFile, status: 200 | 404): Response => {
  const encoding = choose(c, file)
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`
  c.header('Content-Type', file.type)
  c.header('Cache-Control', file.immutable ? FOREVER : ASK_AGAIN)
  if (file.copies.size > 0) c.header('Vary', 'Accept-Encoding')
  if (file.policy !== null) c.header('Content-Security-Policy', file.policy)
  if (status === 200) {
    c.header('ETag', etag)
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  }
  if (encoding !== null) c.header('Content-Encoding', encoding)
  const content = contentOf(file, encoding)
  c.header('Content-Length', String(content.byteLength))
  return c.body(content, status)
}

/** `/about/` and `/about` are one page; the second is its address. */
const tidyAddress = (path: string): string | null => {
  const tidy = path.replace(/\/+$/, '')
  return tidy !== path && tidy.startsWith('/') && !tidy.startsWith('//') ? tidy : null
}

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** A page with HTML of its own is that HTML or not there at all; only personal pages are drawn by the shell. */
const pageFor = (
  files: ReadonlyMap<string, SiteFile>,
  path: string,
  route: AppRoute | null,
): SiteFile | undefined => {
  if (route === null) return undefined
  if (route.guard === 'user') return files.get(SHELL)
  return files.get(builtFile(path))
}

export const builtFile = (path: string): string => (path === '/' ? '/index.html' : `${path}/index.html`)

const isHidden = (path: string): boolean => path.endsWith('/index.html') || path === SHELL

const isPlainForm = (c: Context<AppEnv>): boolean =>
  c.req.method === 'POST' &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(c.req.header('content-type') ?? '')

export const siteHandler = (
  files: ReadonlyMap<string, SiteFile>,
  { debugPage }: Pick<PublicConfig, 'debugPage'>,
): Handler<AppEnv> => {
  const routeAt = (path: string): AppRoute | null => {
    const route = routeOf(path)
    return route?.guard === 'none' && !debugPage ? null : route
  }
  return (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const message = 'This address does not support that method.'
      if (routeAt(c.req.path) === null && !files.has(c.req.path)) {
        throw new ServiceError('not_found', 'There is nothing at this address.')
      }
      // a person gets the page again instead of an answer for machines; what was sent is never read
      if (isPlainForm(c)) return c.redirect(new URL(c.req.url).pathname, 303)
      throw new ServiceError('method_not_allowed', message, { allow: 'GET, HEAD' })
    }
    const path = decode(c.req.path) ?? '/%'
    const file = isHidden(path) ? undefined : files.get(path)
    if (file !== undefined) {
      c.set('route', 'file')
      return send(c, file, 200)
    }
    const tidy = tidyAddress(path)
    if (tidy !== null && routeAt(tidy) !== null) {
      c.set('route', routeAt(tidy)?.path)
      return c.redirect(encodeURI(tidy) + new URL(c.req.url).search, 308)
    }
    const route = routeAt(path)
    const page = pageFor(files, path, route)
    if (page === undefined || route?.indexable !== true) c.header('X-Robots-Tag', 'noindex')
    const shown = page ?? files.get(SHELL)
    // A script or picture of an older build: nobody reads a page in its place.
    const isAsset = path.startsWith('/assets/')
    if (shown === undefined || isAsset)
      throw new ServiceError('not_found', 'There is nothing at this address.')
    c.set('route', route?.path)
    return send(c, shown, page === undefined ? 404 : 200)
  }
}
