import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aConfig, aService } from '#service/testing/small-world.ts'

let dir = ''

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'pawlight-told-'))
  for (const path of ['', 'about', 'privacy/delete', 'login', 'debug/assessment']) {
    mkdirSync(join(dir, path), { recursive: true })
    writeFileSync(join(dir, path, 'index.html'), '<!doctype html><title>page</title>')
  }
  writeFileSync(join(dir, '__spa-fallback.html'), '<!doctype html><title>shell</title>')
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const aSite = (changes: Partial<typeof aConfig> = {}) =>
  aService({ webDir: dir, config: { ...aConfig, publicUrl: 'https://vet.test', ...changes } }).app
const read = async (path: string, changes?: Partial<typeof aConfig>) =>
  (await aSite(changes).request(path)).text()

test('the sitemap lists the pages that were built and may be listed, and no other [R-META-007]', async () => {
  const xml = await read('/sitemap.xml')
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
  )
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://vet.test/',
    'https://vet.test/about',
    'https://vet.test/privacy/delete',
  ])
})

test('the rules for robots close the debug page alone and point to the sitemap [R-META-007] [R-ROUTE-016]', async () => {
  expect(await read('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /debug/assessment\nAllow: /\n\nSitemap: https://vet.test/sitemap.xml\n',
  )
})

test('who finds a weakness learns whom to tell, for less than a year ahead', async () => {
  const text = await read('/.well-known/security.txt')
  const [contact, expires, language, canonical] = text.trim().split('\n')
  expect(contact).toBe('Contact: mailto:security@pawlight.example')
  const until = Date.parse(expires?.replace('Expires: ', '') ?? '')
  const now = Date.parse('2026-03-01T12:00:00Z')
  expect(until).toBeGreaterThan(now)
  expect(until).toBeLessThan(now + 365 * 24 * 60 * 60 * 1000)
  expect(language).toBe('Preferred-Languages: en')
  expect(canonical).toBe('Canonical: https://vet.test/.well-known/security.txt')
  expect(await read('/.well-known/security.txt', { publicUrl: 'http://localhost:3000' })).not.toContain(
    'http:',
  )
})

test.each([
  ['/sitemap.xml', 'application/xml; charset=UTF-8'],
  ['/robots.txt', 'text/plain; charset=UTF-8'],
  ['/.well-known/security.txt', 'text/plain; charset=UTF-8'],
])('%s says what it is and may be kept for a while', async (path, type) => {
  const response = await aSite().request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect((await aSite().request(path, { method: 'POST' })).status).toBe(405)
})
