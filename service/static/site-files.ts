import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { BUILD_MAIL_HOST, BUILD_ORIGIN } from '#contract/routes.ts'
import { drawingPolicy, pagePolicy, type PageSources } from '#service/http/headers/page-policy.ts'
import { isServable, typeOf } from '#service/static/file-types.ts'

export type SiteFile = {
  readonly path: string
  readonly type: string
  readonly etag: string
  /** As it is; null where the gzip copy gives it back for the few who take no copy, and for pictures, read when asked for. */
  readonly content: Uint8Array<ArrayBuffer> | null
  readonly br: Uint8Array<ArrayBuffer> | null
  readonly gzip: Uint8Array<ArrayBuffer> | null
  readonly policy: string | null
  readonly immutable: boolean
}

/** Nearly as small as the copies of the build, and made in a few milliseconds for a page. */
const BROTLI_QUALITY = 6

/** Vite writes everything with a hash in its name to assets/. */
const HASHED = /^\/assets\/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/

export const read = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path))
const readIfThere = (path: string): Uint8Array<ArrayBuffer> | null => (existsSync(path) ? read(path) : null)

const policyOf = (type: string, content: Uint8Array<ArrayBuffer>, sources: PageSources): string | null => {
  const text = (): string => Buffer.from(content).toString('utf8')
  if (type.startsWith('text/html')) return pagePolicy(text(), sources)
  return type === 'image/svg+xml' ? drawingPolicy(text()) : null
}

type Copies = Pick<SiteFile, 'br' | 'gzip'> & { readonly content: Uint8Array<ArrayBuffer> }

const builtCopies = (path: string): Copies => ({
  content: read(path),
  br: readIfThere(`${path}.br`),
  gzip: readIfThere(`${path}.gz`),
})

export type SiteAddress = { readonly publicUrl: string; readonly publicHost: string }

const addressed = (built: Copies, { publicUrl, publicHost }: SiteAddress): Copies => {
  const html = Buffer.from(built.content).toString('utf8')
  const filled = html.replaceAll(BUILD_ORIGIN, publicUrl).replaceAll(BUILD_MAIL_HOST, publicHost)
  if (filled === html) return built
  const content = new TextEncoder().encode(filled)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return {
    content,
    br: built.br === null ? null : new Uint8Array(brotliCompressSync(content, { params })),
    gzip: built.gzip === null ? null : new Uint8Array(gzipSync(content)),
  }
}

/**
 * The list is made once, at start: an address that is not on it does not exist, so no address can lead outside the
 * folder.
 */
export const loadSiteFiles = (
  dir: string,
  sources: PageSources,
  instance: SiteAddress,
): ReadonlyMap<string, SiteFile> => {
  if (!existsSync(dir)) return new Map()
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = new Map<string, SiteFile>()
  for (const path of paths) {
    const address = `/${relative(dir, path).split(sep).join('/')}`
    const isCopy = /\.(?:br|gz)$/.test(path) && paths.includes(path.replace(/\.(?:br|gz)$/, ''))
    const type = typeOf(address)
    if (isCopy || type === null || !isServable(address)) continue
    const built = builtCopies(path)
    const copies = type.startsWith('text/html') ? addressed(built, instance) : built
    files.set(address, {
      path,
      type,
      etag: createHash('sha256').update(copies.content).digest('base64url').slice(0, 22),
      ...copies,
      content: copies.gzip === null && type !== 'image/png' ? copies.content : null,
      policy: policyOf(type, copies.content, sources),
      immutable: HASHED.test(address),
    })
  }
  return files
}
