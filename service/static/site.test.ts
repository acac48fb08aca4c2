import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUILD_MAIL_HOST, BUILD_ORIGIN, ROUTES } from '#contract/routes.ts'
import { precompress } from '#service/static/precompress.ts'
import { aConfig, aService } from '#service/testing/small-world.ts'

const page = (title: string): string =>
  `<!doctype html><title>${title}</title><script>window.a=1</script><script type="module" src="/assets/a.js"></script>` +
  `<style>body{color:red}</style><p style="font-family:&quot;A&quot;">${'text '.repeat(400)}</p>`

/** The pages of the small build; what is not among them is not served. */
const BUILT = ['/', '/about', '/pricing', '/login', '/debug/assessment']

let dir = ''

const put = (path: string, content: string): void => {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), content)
}

beforeAll(async () => {
  dir = join(mkdtempSync(join(tmpdir(), 'pawlight-site-')), 'client')
  put('index.html', page('home'))
  put('about/index.html', page('about'))
  put('login/index.html', page('login'))
  put('debug/assessment/index.html', page('debug'))
  put(
    'pricing/index.html',
    `<link rel="canonical" href="${BUILD_ORIGIN}/pricing"><script>u="${BUILD_ORIGIN}/"</script>${page('pricing')}<a>support@${BUILD_MAIL_HOST}</a>`,
  )
  put('__spa-fallback.html', page('shell'))
  put('assets/root-B7x9Kq2a.js', `console.log(${'1+'.repeat(2000)}1)`)
  put('assets/root-B7x9Kq2a.js.map', '{}')
  put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><style>.p{fill:red}</style></svg>')
  put('.env', 'SECRET=1')
  put('.vite/manifest.json', '{}')
  put('../secret.txt', 'outside')
  await precompress(dir)
})

afterAll(() => rmSync(dirname(dir), { recursive: true, force: true }))

const aSite = () => aService({ webDir: dir }).app

const titleOf = async (response: Response) => /<title>(.*?)<\/title>/.exec(await response.text())?.[1]

describe('pages', () => {
  test('that were built answer themselves, the others the shell [R-ROUTE-020]', async () => {
    const site = aSite()
    expect(await titleOf(await site.request('/'))).toBe('home')
    expect(await titleOf(await site.request('/about?utm_source=x'))).toBe('about')
    expect(await titleOf(await site.request('/pets/0b2f'))).toBe('shell')
  })

  test('of every route that was built or is personal are there, and nothing else is [R-ROUTE-020]', async () => {
    const site = aSite()
    for (const { path, guard } of ROUTES) {
      const { status } = await site.request(path.replace(':petId', '0b2f'))
      expect([path, status]).toEqual([path, guard === 'user' || BUILT.includes(path) ? 200 : 404])
    }
    for (const path of [
      '/nothing',
      '/about/more',
      '/pets/1/2',
      '/index.html',
      '/__spa-fallback.html',
      '/ABOUT',
      '/refunds',
    ]) {
      const response = await site.request(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(await titleOf(response)).toBe('shell')
    }
  })

  test('for debugging are there or not, as the configuration says [R-ROUTE-016]', async () => {
    const there = await aSite().request('/debug/assessment')
    expect([there.status, await titleOf(there)]).toEqual([200, 'debug'])
    expect(there.headers.get('x-robots-tag')).toBe('noindex')
    const { app } = aService({ webDir: dir, config: { ...aConfig, debugPage: false } })
    for (const path of ['/debug/assessment', '/debug/assessment/', '/debug/assessment/index.html']) {
      const gone = await app.request(path)
      expect([path, gone.status, await titleOf(gone)]).toEqual([path, 404, 'shell'])
    }
  })

  test('that are not for search engines say so', async () => {
    const site = aSite()
    expect((await site.request('/login')).headers.get('x-robots-tag')).toBe('noindex')
    expect((await site.request('/about')).headers.get('x-robots-tag')).toBeNull()
  })

  test('with a slash at the end move to the address without it, and never elsewhere', async () => {
    const site = aSite()
    const moved = await site.request('/about/?a=1')
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe('/about?a=1')
    for (const path of ['//evil.example/', '/%2f%2fevil.example/', '/evil.example//', '//about/']) {
      const { status } = await site.request(`http://localhost${path}`)
      expect([path, status]).toEqual([path, 404])
    }
  })

  test('let a provider’s script run only where one is configured, and only from its origin [R-VET-024]', async () => {
    const maps = { apiKey: 'public', scriptUrl: 'https://maps.googleapis.com/maps/api/js' }
    const site = aService({ webDir: dir, config: { ...aConfig, maps } }).app
    const policy = (await site.request('/about')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/maps\.googleapis\.com;/)
    expect(policy).toMatch(
      /connect-src [^;]* https:\/\/maps\.googleapis\.com https:\/\/places\.googleapis\.com;/,
    )
    expect(policy).not.toContain('unsafe-eval')
    const plain = (await aSite().request('/about')).headers.get('content-security-policy')
    expect(plain).not.toContain('googleapis')
  })

  test('allow the scripts they were built with and no other [R-API-021]', async () => {
    const policy = (await aSite().request('/about')).headers.get('content-security-policy') ?? ''
    const directive = (name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `)) ?? ''
    expect(directive('default-src')).toBe("default-src 'none'")
    expect(directive('script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
    expect(directive('style-src')).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/)
    expect(directive('style-src-attr')).toMatch(/'unsafe-hashes' 'sha256-/)
    expect(directive('connect-src')).toBe("connect-src 'self' http://localhost:3000 ws://localhost:3000")
    for (const closed of ['object-src', 'frame-ancestors', 'base-uri']) {
      expect(directive(closed)).toBe(`${closed} 'none'`)
    }
    expect(directive('form-action')).toBe("form-action 'self'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain('unsafe-eval')
  })
})

describe('a page that names its own address', () => {
  const HERE = 'http://localhost:3000'
  const get = (encoding: string) => aSite().request('/pricing', { headers: { 'accept-encoding': encoding } })

  test('names the one of this instance, in every encoding [R-META-001]', async () => {
    const html = await (await get('identity')).text()
    expect(html).toContain(`<link rel="canonical" href="${HERE}/pricing">`)
    expect(html).not.toContain(BUILD_ORIGIN)
    expect(html).toContain('<a>support@pawlight.example</a>')
    expect(brotliDecompressSync(await (await get('br')).arrayBuffer()).toString()).toBe(html)
    expect(gunzipSync(await (await get('gzip')).arrayBuffer()).toString()).toBe(html)
  })

  test('allows its scripts as they are served, and has a tag of its own [R-META-001] [R-API-021]', async () => {
    const served = await get('identity')
    const hash = createHash('sha256').update(`u="${HERE}/"`).digest('base64')
    expect(served.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    const { app: elsewhere } = aService({
      webDir: dir,
      config: { ...aConfig, publicUrl: 'https://vet.test' },
    })
    const other = await elsewhere.request('/pricing')
    expect(await other.text()).toContain('href="https://vet.test/pricing"')
    expect(other.headers.get('etag')).not.toBe(served.headers.get('etag'))
  })
})

test('a drawing opened on its own keeps its styles and may do nothing [R-API-021]', async () => {
  const policy = (await aSite().request('/favicon.svg')).headers.get('content-security-policy')
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'self' 'sha256-[\w+/]{43}='; frame-ancestors 'none';/,
  )
})

describe('files', () => {
  test('with a hash in their name are kept for ever, pages are asked for again', async () => {
    const site = aSite()
    const script = await site.request('/assets/root-B7x9Kq2a.js')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=UTF-8')
    expect((await site.request('/about')).headers.get('cache-control')).toBe('no-cache')
  })

  test('go out compressed as the browser likes it', async () => {
    const site = aSite()
    const original = readFileSync(join(dir, 'about/index.html'), 'utf8')
    const get = (encoding: string) => site.request('/about', { headers: { 'accept-encoding': encoding } })
    const br = await get('gzip, deflate, br')
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toContain('Accept-Encoding')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(original)
    const gzip = await get('gzip, br;q=0')
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(original)
    const plain = await get('identity')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(original)
  })

  test('that a newer build took from the disk go out all the same, in every encoding', async () => {
    const before = join(dirname(dir), 'before')
    cpSync(dir, before, { recursive: true })
    const site = aService({ webDir: before }).app
    rmSync(before, { recursive: true })
    const script = '/assets/root-B7x9Kq2a.js'
    const original = readFileSync(join(dir, script), 'utf8')
    const get = async (encoding: string) => {
      const response = await site.request(script, { headers: { 'accept-encoding': encoding } })
      return response.arrayBuffer()
    }
    expect(brotliDecompressSync(await get('br')).toString()).toBe(original)
    expect(gunzipSync(await get('gzip')).toString()).toBe(original)
    expect(Buffer.from(await get('identity')).toString()).toBe(original)
  })

  test('the browser already has are not sent again', async () => {
    const site = aSite()
    const first = await site.request('/about')
    const etag = first.headers.get('etag') ?? ''
    const again = await site.request('/about', { headers: { 'if-none-match': `"x", W/${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await site.request('/about', { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  })

  test('HEAD tells the length and sends nothing', async () => {
    const response = await aSite().request('/about', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBe(
      readFileSync(join(dir, 'about/index.html')).length,
    )
    expect(await response.text()).toBe('')
  })

  test.each([
    '/assets/root-B7x9Kq2a.js.map',
    '/.env',
    '/.vite/manifest.json',
    '/assets',
    '/assets/',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/package.json',
    '/about%00',
    '/%E0%A4%A',
    '/about/index.html.br',
  ])('that are none of a visitor’s business are not there: %s', async (path) => {
    const response = await aSite().request(`http://localhost${path}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toMatch(/SECRET|outside|^\{\}/)
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'come again for a form sent without scripts, and nothing of it is kept: %s',
    async (type) => {
      const response = await aSite().request('/about?from=mail', {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'email=robin%40pets.example&password=secret',
      })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/about')
      expect([...response.headers.values()].join('\n') + (await response.text())).not.toMatch(/robin|secret/)
    },
  )

  test('come again under the address as it was sent', async () => {
    const response = await aSite().request('/pets/%0d%0aevil:%201', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.headers.get('location')).toBe('/pets/%0d%0aevil:%201')
  })

  test('cannot be written', async () => {
    const response = await aSite().request('/about', { method: 'PUT', body: 'x' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

test('compressing again writes nothing new', async () => {
  expect(await precompress(dir)).toBe(0)
})
