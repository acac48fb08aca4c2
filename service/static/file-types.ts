const TYPES: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=UTF-8'],
  ['js', 'text/javascript; charset=UTF-8'],
  ['mjs', 'text/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
  ['json', 'application/json; charset=UTF-8'],
  ['data', 'text/x-script; charset=UTF-8'],
  ['txt', 'text/plain; charset=UTF-8'],
  ['xml', 'application/xml; charset=UTF-8'],
  ['webmanifest', 'application/manifest+json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
  ['wasm', 'application/wasm'],
  ['pdf', 'application/pdf'],
  ['gz', 'application/gzip'],
  ['bin', 'application/octet-stream'],
  ['pmtiles', 'application/octet-stream'],
  ['tsv', 'text/tab-separated-values; charset=UTF-8'],
])

/** What the compressed copies of a file are called, the smaller one first. */
export const COPY_ENDING = { br: '.br', gzip: '.gz' } as const

const COMPRESSIBLE = /\.(?:html|js|mjs|css|json|data|txt|xml|webmanifest|svg|ico|wasm|tsv|bin)$/

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

export const typeOf = (name: string): string | null => TYPES.get(extensionOf(name)) ?? null

export const isCompressible = (name: string): boolean => COMPRESSIBLE.test(name)

export const isServable = (path: string): boolean =>
  !path.endsWith('.map') && !path.split('/').some((part) => part.startsWith('.')) && typeOf(path) !== null
