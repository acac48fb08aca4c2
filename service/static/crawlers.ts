import type { Handler } from 'hono'
import type { PublicConfig } from '#contract/config.ts'
import { ROUTES } from '#contract/routes.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { builtFile } from '#service/static/site.ts'

const KEPT_FOR = 'public, max-age=3600'
const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year, so that nobody writes to a mailbox that was given up. */
const CONTACT_GOOD_FOR_DAYS = 180

type Told = Readonly<Record<'/sitemap.xml' | '/robots.txt' | '/.well-known/security.txt', Handler<AppEnv>>>

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const sitemap = (files: ReadonlyMap<string, unknown>, publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...ROUTES.filter(({ path, indexable }) => indexable && files.has(builtFile(path))).map(
      ({ path }) => `<url><loc>${inXml(publicUrl + path)}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

/** Pages that must not be listed are open to robots all the same, or nobody could read that they must not. */
const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...ROUTES.filter(({ guard }) => guard === 'none').map(({ path }) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** RFC 9116 lets web addresses stand there only when they are encrypted. */
const securityContact = ({ publicHost, publicUrl }: PublicConfig, now: Date): string =>
  [
    `Contact: mailto:security@${publicHost}`,
    `Expires: ${new Date(now.getTime() + CONTACT_GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    ...(publicUrl.startsWith('https://') ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n')

const answer =
  (type: string, text: () => string): Handler<AppEnv> =>
  (c) =>
    c.body(text(), 200, { 'Content-Type': `${type}; charset=UTF-8`, 'Cache-Control': KEPT_FOR })

export const toldToMachines = (
  files: ReadonlyMap<string, unknown>,
  config: PublicConfig,
  clock: () => Date,
): Told => {
  const pages = sitemap(files, config.publicUrl)
  return {
    '/sitemap.xml': answer('application/xml', () => pages),
    '/robots.txt': answer('text/plain', () => robots(config.publicUrl)),
    '/.well-known/security.txt': answer('text/plain', () => securityContact(config, clock())),
  }
}
