import { expect, test } from '../support/test.ts'

const PUBLIC = [
  '/',
  '/waitlist',
  '/pricing',
  '/vet_clinics',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/medical-disclaimer',
  '/affiliate-disclosure',
  '/acceptable-use',
  '/trust',
  '/subscription-terms',
  '/refunds',
  '/legal',
  '/privacy/notice-at-collection',
  '/privacy/do-not-sell',
  '/privacy/limit-sensitive-use',
  '/privacy/delete',
  '/resources/guides',
  '/resources/articles',
  '/resources/community',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/debug/assessment',
]

test('a stranger opens every public page, is sent nowhere, and finds something there [R-ROUTE-001] [R-ROUTE-018] [R-SEC-001]', async ({
  page,
  request,
}) => {
  test.slow()
  const titles = new Map<string, string>()
  for (const path of PUBLIC) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
    await page.goto(path)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(title, path).toBeVisible()
    await expect(title, path).not.toHaveText('Page not found')
    expect(new URL(page.url()).pathname, path).toBe(path)
    const words = (await title.textContent()) ?? ''
    expect(titles.get(words), `${path} looks like another page`).toBeUndefined()
    titles.set(words, path)
  }
  expect((await request.get('/auth/callback', { maxRedirects: 0 })).status()).toBe(200)
})

test('a stranger is told nothing about anybody [R-SEC-001]', async ({ request }) => {
  for (const table of ['pet_profiles', 'triage_sessions', 'user_profiles']) {
    const answer = await request.get(`/rest/v1/${table}?select=*`)
    expect(answer.ok() ? await answer.json() : [], table).toEqual([])
  }
})
