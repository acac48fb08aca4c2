import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { Instance } from '../support/instance.ts'
import { pressUntil } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const preferences = (page: Page) => page.getByRole('region', { name: 'Your choice' })
const stored = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }))
/** Presses a button of the page about cookies, and sees that it says what has happened. */
const settle = (page: Page, name: string) =>
  pressUntil(preferences(page).getByRole('button', { name }), () =>
    expect(preferences(page).getByRole('status')).not.toBeEmpty({ timeout: 1000 }),
  )
const choice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pawlight-cookie-preferences') ?? 'null') as unknown)

test('the banner asks, covers no way on and stays away once answered [R-COOKIE-004]', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Accept all' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(banner(page)).toBeVisible()
  await page.goto('/')
  await banner(page).getByRole('link', { name: 'Manage preferences' }).click()
  await expect(page).toHaveURL(/\/cookies#cookie-preferences$/)
  await banner(page).getByRole('button', { name: 'Reject non-essential' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await expect(preferences(page)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  expect(await choice(page)).toMatchObject({
    preferences: { strict: true, analytics: false, advertising: false },
  })
})

test('the banner covers no button that the page begins with, on the narrowest phones too', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [320, 844],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(banner(page)).toBeAttached()
    for (const name of ['Create a free account', 'Log in']) {
      const button = page.getByRole('main').getByRole('link', { name, exact: true }).first()
      const isFree = await button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        if (top >= window.innerHeight) return true
        return element.contains(
          document.elementFromPoint((left + right) / 2, Math.min(bottom, window.innerHeight) - 2),
        )
      })
      expect(isFree, `${name} at ${width} × ${height}`).toBe(true)
    }
  }
})

test('the page has the buttons and the switches, off until turned on [R-COOKIE-001] [R-COOKIE-002]', async ({
  page,
}) => {
  await page.goto('/cookies')
  for (const name of ['Accept all', 'Reject non-essential', 'Clear saved choice'])
    await expect(preferences(page).getByRole('button', { name })).toBeVisible()
  const strict = page.getByRole('switch', { name: 'Strictly Necessary' })
  await expect(strict).toBeChecked()
  await expect(strict).toBeDisabled()
  await expect(preferences(page).getByText('Always on')).toBeVisible()
  const analytics = page.getByRole('switch', { name: 'Analytics' })
  const ads = page.getByRole('switch', { name: 'Ads & Retargeting' })
  await expect(analytics).not.toBeChecked()
  await expect(ads).not.toBeChecked()
  await analytics.check()
  expect(await choice(page)).toBeNull()
  await settle(page, 'Save preferences')
  expect(await choice(page)).toMatchObject({
    preferences: { strict: true, analytics: true, advertising: false },
  })
  await page.reload()
  await expect(analytics).toBeChecked()
  await settle(page, 'Clear saved choice')
  await expect(banner(page)).toBeVisible()
  expect(await choice(page)).toBeNull()
})

test('a browser that says "do not sell" keeps advertising off [R-COOKIE-008]', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/cookies')
  await settle(page, 'Accept all')
  expect(await choice(page)).toMatchObject({ preferences: { analytics: true, advertising: false } })
  await expect(page.getByRole('switch', { name: 'Ads & Retargeting' })).toBeDisabled()
})

test.describe('with a tag service', () => {
  type Event = { readonly name: string; readonly variant?: string }
  const received: Event[] = []
  const world: { tags?: Server; pawlight?: Instance } = {}

  test.beforeAll(async () => {
    const tags = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', 'content-type')
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        if (request.method === 'POST') {
          const { events }: { events: Event[] } = JSON.parse(body)
          received.push(...events)
        }
        response.writeHead(204).end()
      })
    })
    await new Promise<void>((resolve) => tags.listen(0, '127.0.0.1', resolve))
    world.tags = tags
    // A listening TCP server has an address with a port.
    const { port } = tags.address() as AddressInfo
    world.pawlight = await Instance.start({ TAG_ENDPOINT: `http://127.0.0.1:${port}/collect` })
  })
  test.afterAll(async () => {
    await world.pawlight?.stop()
    world.tags?.close()
  })

  test('nothing is kept or sent before a yes or after a no, and everything after a yes [R-COOKIE-006] [R-ANALYT-002] [R-ANALYT-006]', async ({
    page,
  }) => {
    const base = world.pawlight?.url ?? ''
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(base) && !request.url().startsWith('data:')) outside.push(request.url())
    })
    await page.goto(`${base}/waitlist`)
    // What is typed before the page is alive is kept by its form alone.
    await expect(page.getByRole('button', { name: 'Join the Waitlist' })).toBeEnabled()
    await page.getByLabel('Email').fill('someone@example.com')
    await page.getByRole('button', { name: 'Join the Waitlist' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    const allowed = ['pawlight-last-path', 'waitlist_form_data']
    expect((await stored(page)).local).toEqual(allowed)
    await banner(page).getByRole('button', { name: 'Reject non-essential' }).click()
    await page.reload()
    await page.getByLabel('Email').focus()
    expect((await stored(page)).local).toEqual(['pawlight-cookie-preferences', ...allowed].sort())
    expect(outside).toEqual([])
    expect(received).toEqual([])

    await page.goto(`${base}/cookies`)
    await settle(page, 'Accept all')
    await page.goto(`${base}/waitlist`)
    await expect.poll(() => received.map(({ name }) => name)).toContain('waitlist_page_view')
    const view = received.find(({ name }) => name === 'waitlist_page_view')
    expect(Object.keys(JSON.parse(view?.variant ?? '{}') as object).sort()).toEqual([
      'color',
      'cta',
      'form_layout',
      'headline',
      'urgency',
    ])
    expect(JSON.stringify(received)).not.toContain('someone')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pawlight-analytics-queue'))).toBe('[]')

    await page.goto(`${base}/cookies`)
    await settle(page, 'Reject non-essential')
    expect((await stored(page)).local.filter((key) => /analytics|ab_test/.test(key))).toEqual([])
    const before = received.length
    await page.goto(`${base}/waitlist`)
    await page.getByLabel('Email').focus()
    await page.waitForLoadState('networkidle')
    expect(received).toHaveLength(before)
  })
})
