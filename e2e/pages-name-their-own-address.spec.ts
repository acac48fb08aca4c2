import { expect, test } from './support/test.ts'

test('every public page is served with its own address as the canonical one, and keeps it in the browser [R-META-001]', async ({
  page,
  request,
  instance,
  faults,
}) => {
  for (const path of ['/', '/waitlist', '/contact', '/evidence', '/privacy', '/login']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain(`<link rel="canonical" href="${instance.url}${path}"`)
    expect(html, path).toContain(`<meta property="og:url" content="${instance.url}${path}"`)
    expect(html, path).not.toContain('https://pawlight.example')
    await page.goto(path, { waitUntil: 'networkidle' })
    const links = page.locator('head link[rel="canonical"]')
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAttribute('href', `${instance.url}${path}`)
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1)
  }
  // A page without HTML of its own begins with the address of the shell and goes on with its own.
  await page.goto('/pet-profile', { waitUntil: 'networkidle' })
  const links = page.locator('head link[rel="canonical"]')
  await expect(links).toHaveAttribute('href', new URL(page.url()).origin + new URL(page.url()).pathname)
  expect(faults).toEqual([])
})
