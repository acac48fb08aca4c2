import { createHash } from 'node:crypto'

export type PageSources = {
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly scripts?: readonly string[]
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

const unescape = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => ENTITIES.get(entity) ?? entity)

const hashesOf = (
  html: string,
  pattern: RegExp,
  read: (text: string) => string = (text) => text,
): string[] => {
  const texts = [...html.matchAll(pattern)].map((match) => read(match[1] ?? match[2] ?? ''))
  return [...new Set(texts.filter((text) => text !== '').map(sha256))]
}

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/gi

export const drawingPolicy = (svg: string): string =>
  [
    "default-src 'none'",
    ['style-src', "'self'", ...hashesOf(svg, STYLES)].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * Our own files, the inline scripts and styles that were in the page when it was built (by hash), and the named
 * outside addresses. Nothing else runs.
 */
export const pagePolicy = (html: string, sources: PageSources): string => {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)
  const styles = hashesOf(html, STYLES)
  const attributes = hashesOf(html, /<[a-z][^<>]*?\sstyle=(?:"([^"]*)"|'([^']*)')/gi, unescape)
  const styleAttributes = attributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...attributes]
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts, ...(sources.scripts ?? [])].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ['style-src-attr', ...styleAttributes].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...sources.images].join(' '),
    ['media-src', "'self'", 'data:', 'blob:', ...sources.images].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...sources.connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
