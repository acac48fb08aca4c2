import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { BUILD_MAIL_HOST, BUILD_ORIGIN } from '#contract/routes.ts'
import { drawingPolicy, pagePolicy, type PageSources } from '#service/http/headers/page-policy.ts'
import { COPY_ENDING, isServable, typeOf } from '#service/static/file-types.ts'

export type Copy = keyof typeof COPY_ENDING

type Bytes = Uint8Array<ArrayBuffer>

type Held = Readonly<Partial<Record<Copy | 'plain', Bytes>>>

export type SiteFile = {
  readonly path: string
  readonly type: string
  readonly etag: string
  readonly copies: ReadonlySet<Copy>
  /** What nearly everybody asks for; the rest is read when somebody does. */
  readonly held: Held
  readonly policy: string | null
  readonly immutable: boolean
}

/** Nearly as small as the copies of the build, and made in a few milliseconds for a page. */
const BROTLI_QUALITY = 6

/** Vite writes everything with a hash in its name to assets/. */
const HASHED = /^\/assets\/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/

const COPIES = ['br', 'gzip'] as const satisfies readonly Copy[]

const read = (path: string): Bytes => new Uint8Array(readFileSync(path))

/** What a newer build took from the disk is made from what is held; throws where nothing is. */
export const contentOf = (file: SiteFile, copy: Copy | null): Bytes => {
  if (copy === null) return plainOf(file)
  const onDisk = file.path + COPY_ENDING[copy]
  return file.held[copy] ?? (existsSync(onDisk) ? read(onDisk) : new Uint8Array(gzipSync(plainOf(file))))
}

function plainOf({ path, held }: SiteFile): Bytes {
  // a page that says where it lives is not the one on the disk
  if (held.gzip !== undefined) return new Uint8Array(gunzipSync(held.gzip))
  if (held.plain !== undefined) return held.plain
  return held.br === undefined || existsSync(path)
    ? read(path)
    : new Uint8Array(brotliDecompressSync(held.br))
}

const policyOf = (type: string, content: Bytes, sources: PageSources): string | null => {
  const text = (): string => Buffer.from(content).toString('utf8')
  if (type.startsWith('text/html')) return pagePolicy(text(), sources)
  return type === 'image/svg+xml' ? drawingPolicy(text()) : null
}

export type SiteAddress = { readonly publicUrl: string; readonly publicHost: string }

const addressed = (built: Bytes, { publicUrl, publicHost }: SiteAddress): Bytes => {
  const html = Buffer.from(built).toString('utf8')
  const filled = html.replaceAll(BUILD_ORIGIN, publicUrl).replaceAll(BUILD_MAIL_HOST, publicHost)
  return filled === html ? built : new TextEncoder().encode(filled)
}

const compressed = (content: Bytes, copies: ReadonlySet<Copy>): Held => ({
  ...(copies.has('br') && {
    br: new Uint8Array(
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    ),
  }),
  ...(copies.has('gzip') ? { gzip: new Uint8Array(gzipSync(content)) } : { plain: content }),
})

/** Pictures are many, and each is asked for now and then. */
const heldOf = (path: string, type: string, content: Bytes, copies: ReadonlySet<Copy>): Held => {
  if (copies.has('br')) return { br: read(path + COPY_ENDING.br) }
  return copies.size > 0 || type === 'image/png' ? {} : { plain: content }
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
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  )
  const isCopy = (path: string): boolean =>
    Object.values(COPY_ENDING).some(
      (ending) => path.endsWith(ending) && paths.has(path.slice(0, -ending.length)),
    )
  const files = new Map<string, SiteFile>()
  for (const path of paths) {
    const address = `/${relative(dir, path).split(sep).join('/')}`
    const type = typeOf(address)
    if (isCopy(path) || type === null || !isServable(address)) continue
    const built = read(path)
    const content = type.startsWith('text/html') ? addressed(built, instance) : built
    const copies = new Set(COPIES.filter((copy) => paths.has(path + COPY_ENDING[copy])))
    files.set(address, {
      path,
      type,
      etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
      copies,
      held: content === built ? heldOf(path, type, built, copies) : compressed(content, copies),
      policy: policyOf(type, content, sources),
      immutable: HASHED.test(address),
    })
  }
  return files
}
