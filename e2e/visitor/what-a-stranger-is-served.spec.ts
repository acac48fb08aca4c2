import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { observatoryScore } from '../support/observatory.ts'
import { expect, test } from '../support/test.ts'

const BUILT = join(import.meta.dirname, '../..', 'build', 'client')
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const
const KNOWN = [
  '/',
  '/login',
  '/signup',
  '/history',
  '/assessment',
  '/no-such-page',
  '/config.json',
  '/healthz',
  '/readyz',
  '/v1/openapi.json',
  '/v1/nothing',
  '/auth/v1/nothing',
  '/rest/v1/user_profiles',
  '/.env',
  '/package.json',
]

test('no page, asset or answer holds a secret, and every one carries the protective headers', async ({
  request,
  instance,
}) => {
  const secrets: { jwtSecret: string; secretKey: string } = JSON.parse(
    readFileSync(join(instance.dataDir, 'secrets.json'), 'utf8'),
  )
  const queue = [...KNOWN]
  const seen = new Set(queue)
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await request.get(path)
    const text = await answer.text()
    const headers = answer.headers()
    expect(text.includes(secrets.secretKey), `${path} shows the secret key`).toBe(false)
    expect(text.includes(secrets.jwtSecret), `${path} shows the signing secret`).toBe(false)
    expect(headers, path).toMatchObject(EVERYWHERE)
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['strict-transport-security'], path).toMatch(/max-age=(\d{8,});.*includeSubDomains/)
    for (const [, link = ''] of text.matchAll(/["'(](\/(?:assets\/)?[\w./-]+)["')]/g))
      if (!seen.has(link) && /^\/(?:assets\/|[\w-]*$|[\w-]+\/)/.test(link)) {
        seen.add(link)
        if (seen.size < 400) queue.push(link)
      }
  }
  expect([...seen].filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5)
})

test('pages score 100 or more by the rules of the HTTP Observatory', async ({ request }) => {
  for (const path of ['/', '/login', '/signup', '/history', '/no-such-page'])
    expect(observatoryScore((await request.get(path)).headers()), path).toBeGreaterThanOrEqual(100)
})

test('what is private is never kept by a cache', async ({ request }) => {
  for (const path of [
    '/v1/openapi.json',
    '/v1/nothing',
    '/rest/v1/pet_profiles',
    '/auth/v1/user',
    '/config.json',
  ])
    expect((await request.get(path)).headers()['cache-control'], path).toContain('no-store')
})

test('the build holds no source map and no key but the public one [R-SEC-005]', () => {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([])
  for (const { parentPath, name } of files.filter((file) => /\.(js|html|css|json)$/.test(file.name)))
    expect(readFileSync(join(parentPath, name), 'utf8'), name).not.toMatch(
      /sb_secret_[\w-]{20}|eyJ[\w-]{20,}\.eyJ/,
    )
})

test('strangers get no word across origins', async ({ request }) => {
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await request.get('/v1/openapi.json', { headers: { origin } })
    expect(answer.headers()['access-control-allow-origin'], origin).toBeUndefined()
  }
})
