import { allOf, crawl, isPage, pathOf, sitemapPaths, type Served } from '../support/public-pages.ts'
import { faultsOfData, questionsIn } from '../support/structured-data.ts'
import { expect, test } from '../support/test.ts'

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs
const NOWHERE = [
  '/no-such-page',
  '/pricing/more',
  '/Pricing',
  '/about.html',
  '/privacy/nothing',
  '/resources',
  '/debug',
  '/legal/terms',
  '/sitemap',
  '/pictures/nothing.png',
  '/favicon.png',
  '/.well-known/nothing',
  '/wp-login.php',
]

const pagesOf = (found: ReadonlyMap<string, Served>, origin: string): Served[] =>
  [...found.values()].filter((served) => isPage(served, origin))

test('without scripts every link leads to a page, and every place in a page is there [R-META-007]', async ({
  request,
  instance,
}) => {
  const found = await crawl(request)
  const dead = [...found.values()].filter(({ status }) => status !== 200)
  expect(dead.map(({ path, status, from }) => ({ path, status, from }))).toEqual([])
  const pages = pagesOf(found, instance.url)
  expect(pages.length).toBeGreaterThan(10)
  for (const { path, links } of pages)
    for (const link of links.filter((one) => one.includes('#'))) {
      const place = link.split('#')[1] ?? ''
      expect(found.get(pathOf(link))?.html, `${link} on ${path}`).toContain(`id="${place}"`)
    }
})

test('the sitemap has exactly the pages that say they may be listed, and robots find it [R-META-007]', async ({
  request,
  instance,
}) => {
  const pages = pagesOf(await crawl(request), instance.url)
  const listable = pages.filter(({ html }) => html.includes('<meta name="robots" content="index, follow"'))
  const listed = await sitemapPaths(request)
  expect(listed.toSorted()).toEqual(listable.map(({ path }) => path).toSorted())
  expect(new Set(listed).size).toBe(listed.length)
  for (const path of listed) expect((await request.get(path)).status(), path).toBe(200)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${instance.url}/sitemap.xml`)
})

test('every other address is a 404 that nobody lists [R-ROUTE-005] [R-ROUTE-020]', async ({ request }) => {
  for (const path of NOWHERE) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
  }
})

test('every page says in its HTML what it is: title, description, address, picture and data of its own [R-META-001] [R-META-005]', async ({
  request,
  instance,
}) => {
  const pages = pagesOf(await crawl(request), instance.url)
  const once = (html: string, pattern: RegExp, what: string): string => {
    const all = allOf(html, pattern)
    expect(all, what).toHaveLength(1)
    expect(all[0]?.trim(), what).not.toBe('')
    return all[0] ?? ''
  }
  const seen = new Map<string, string>()
  const isNew = (kind: string, text: string, path: string): void => {
    expect(seen.get(`${kind}: ${text}`), `the ${kind} of ${path} is taken`).toBeUndefined()
    seen.set(`${kind}: ${text}`, path)
  }
  for (const { path, html } of pages) {
    isNew('title', once(html, /<title>(.*?)<\/title>/g, `title of ${path}`), path)
    const description = once(html, /<meta name="description" content="(.*?)"/g, `description of ${path}`)
    if (html.includes('content="index, follow"')) isNew('description', description, path)
    const keywords = once(html, /<meta name="keywords" content="(.*?)"/g, `keywords of ${path}`).split(', ')
    expect(keywords.length, `keywords of ${path}`).toBeGreaterThanOrEqual(3)
    once(html, /<h1[\s>](.*?)<\/h1>/gs, `h1 of ${path}`)
    expect(html, path).not.toContain('https://pawlight.example')

    const data = allOf(html, DATA)
    expect(data, `data of ${path}`).toHaveLength(1)
    expect(faultsOfData(data[0] ?? ''), path).toEqual([])

    const picture = once(html, /<meta property="og:image" content="(.*?)"/g, `picture of ${path}`)
    isNew('picture', picture, path)
    expect(picture.startsWith(`${instance.url}/pictures/`), picture).toBe(true)
    const drawn = await request.get(picture)
    expect(drawn.headers()['content-type'], picture).toBe('image/png')
    expect((await drawn.body()).readUInt32BE(16), picture).toBe(1200)
  }
})

test('in a browser every page keeps what it said, breaks nothing and asks nobody else [R-META-001]', async ({
  page,
  request,
  instance,
  faults,
}) => {
  test.slow()
  const found = await crawl(request)
  const strangers: string[] = []
  page.on('request', (sent) => {
    const { origin, protocol } = new URL(sent.url())
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== instance.url) strangers.push(sent.url())
  })
  for (const { path, html } of pagesOf(found, instance.url)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const head = page.locator('head')
    for (const one of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'link[rel="manifest"]'])
      await expect(head.locator(one), `${one} of ${path}`).toHaveCount(1)
    await expect(head.locator('link[rel="manifest"]'), path).toHaveAttribute('href', '/manifest.webmanifest')
    if (pathOf(page.url()) === instance.url + path) {
      await expect(page, path).toHaveTitle(allOf(html, /<title>(.*?)<\/title>/g)[0] ?? '')
      const address = head.locator('link[rel="canonical"]')
      await expect(address, path).toHaveAttribute('href', instance.url + path)
    }
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    const data = (await head.locator('script[type="application/ld+json"]').textContent()) ?? ''
    expect(faultsOfData(data), path).toEqual([])
    const text = (await page.locator('body').textContent()) ?? ''
    for (const question of questionsIn(data))
      expect(text, `${path} answers "${question}"`).toContain(question)

    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links)
      if (!found.has(pathOf(link))) expect((await request.get(link)).status(), `${link} on ${path}`).toBe(200)
    expect(faults, path).toEqual([])
  }
  expect(strangers).toEqual([])
})

test('going on inside the site, the head goes along [R-META-001] [R-META-002] [R-META-004]', async ({
  page,
  instance,
}) => {
  await page.goto('/login')
  const head = page.locator('head')
  const robots = head.locator('meta[name="robots"]')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Request an invite' }).click()
  await expect(page).toHaveTitle('Join the Waitlist | Pawlight')
  await expect(robots).toHaveAttribute('content', 'index, follow')
  await expect(head.locator('meta[name="description"]')).toHaveAttribute('content', /^Get early access/)
  await expect(head.locator('meta[name="keywords"]')).toHaveAttribute('content', /early access/)
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', `${instance.url}/waitlist`)
  await expect(head.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${instance.url}/pictures/waitlist.png`,
  )
  expect(
    questionsIn((await head.locator('script[type="application/ld+json"]').textContent()) ?? ''),
  ).not.toEqual([])

  // Pages without HTML of their own begin with the words of the shell and go on with their own.
  await page.goto('/pet-profile?guest=1')
  await expect(page).toHaveTitle('Pet Profile | Pawlight')
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', `${instance.url}/pet-profile`)
  await page.goto('/no-such-page')
  await expect(page).toHaveTitle('Pawlight - AI pet health triage for dogs and cats')
  await expect(robots).toHaveAttribute('content', 'noindex')
})

test('the debug page runs a test for a stranger, and is linked from nowhere [R-ROUTE-016] [R-PAGE-034]', async ({
  page,
  request,
  faults,
}) => {
  expect([...(await crawl(request)).keys()]).not.toContain('/debug/assessment')
  await page.goto('/debug/assessment')
  await page.getByRole('button', { name: 'Run test assessment' }).click()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('"request_id"')
  await expect(page).toHaveURL(/\/debug\/assessment$/)
  expect(faults).toEqual([])
})
