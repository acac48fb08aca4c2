import type { APIRequestContext } from '@playwright/test'

export type Served = {
  readonly path: string
  readonly status: number
  readonly html: string
  readonly links: readonly string[]
  readonly from: string[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

export const inWords = (html: string): string =>
  html.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

export const allOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => inWords(found))

export const pathOf = (link: string): string => link.split(/[?#]/)[0] ?? link

export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return allOf(xml, /<loc>(.*?)<\/loc>/g).map((address) => new URL(address).pathname)
}

/** Without scripts; each address is asked for once. */
export async function crawl(request: APIRequestContext): Promise<ReadonlyMap<string, Served>> {
  const found = new Map<string, Served>()
  const queue = ['/', ...(await sitemapPaths(request))].map((path) => ({ path, from: 'the sitemap' }))
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, from } = next
    const known = found.get(path)
    if (known !== undefined) {
      known.from.push(from)
      continue
    }
    const answer = await request.get(path, { maxRedirects: 0 })
    const html = await answer.text()
    const links = allOf(html, /<a\s[^>]*?href="(\/[^"]*)"/g)
    found.set(path, { path, status: answer.status(), html, links, from: [from] })
    for (const link of links) queue.push({ path: pathOf(link), from: path })
  }
  return found
}

/** Whether HTML is a page of its own; personal pages come as an empty shell that gives the home page as its address. */
export const isPage = ({ html, path }: Served, origin: string): boolean =>
  html.includes(`<link rel="canonical" href="${origin}${path}"`)
