import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { pressUntil, sendByEnter } from '../support/ready.ts'
import { expect, test, WIDE } from '../support/test.ts'

const someone = () => `visitor-${randomUUID()}@example.com`
const form = (page: Page) => page.getByRole('form', { name: 'Join the waitlist' })
const submit = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' })
const word = (page: Page) => page.locator('h1 [aria-hidden="true"]')

type Exported = {
  readonly email: string
  readonly name: string
  readonly position: number
  readonly pet_type: string | null
  readonly pet_name: string | null
  readonly referral_code: string
  readonly referred_by: string | null
  readonly utm_source: string | null
  readonly variant: string | null
  readonly device_type: string
}

test('the page holds its form, benefits, three samples, questions and ways on [R-WAIT-002] [R-WAIT-003] [R-WAIT-004] [R-WAIT-005] [R-WAIT-006] [R-WAIT-008] [R-WAIT-031]', async ({
  page,
}) => {
  await page.goto('/waitlist')
  for (const label of ['Email', 'Name', 'Pet name (optional)', 'Referral code (optional)'])
    await expect(form(page).getByLabel(label, { exact: true })).toBeVisible()
  await expect(form(page).getByRole('group', { name: 'Pet type (optional)' }).getByRole('radio')).toHaveCount(
    3,
  )
  await expect(page.getByRole('list', { name: 'What you get' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText('Sample copy, not real customers')).toBeVisible()
  await expect(page.locator('figure blockquote')).toHaveCount(3)
  await expect(page.locator('figcaption').filter({ hasText: 'Sample' })).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Questions people ask' }).locator('details')).toHaveCount(6)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await main.getByRole('link', { name: 'I have an invite code' }).click()
  await expect(page.getByLabel('Invite code')).toBeVisible()
})

test('the word of the title changes every three seconds, and can be stopped [R-WAIT-001]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/waitlist')
  await expect(page.getByRole('button', { name: 'Stop the changing title' })).toBeVisible()
  for (const expected of ['Instant', 'Affordable', 'Reliable', 'Instant']) {
    await expect(word(page)).toHaveText(expected)
    await page.clock.runFor(3000)
  }
  await page.getByRole('button', { name: 'Stop the changing title' }).click()
  const rests = await word(page).textContent()
  await page.clock.runFor(9000)
  await expect(word(page)).toHaveText(rests ?? '')
})

test('with reduced motion the first word stays [R-WAIT-001]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/waitlist')
  await expect(submit(page)).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(word(page)).toHaveText('Instant')
  await expect(page.getByRole('button', { name: 'Stop the changing title' })).toHaveCount(0)
})

test('"Get Early Access Now" leads to the first field [R-WAIT-007]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/waitlist')
  await pressUntil(page.getByRole('button', { name: 'Get Early Access Now' }), () =>
    expect(form(page).getByLabel('Email')).toBeFocused({ timeout: 1000 }),
  )
  await expect(form(page).getByLabel('Email')).toBeInViewport()
})

test('one visitor brings another by the link, with the keyboard alone [R-WAIT-009] [R-WAIT-016] [R-WAIT-018] [R-WAIT-019] [R-WAIT-022] [R-WAIT-032]', async ({
  page,
  browser,
  instance,
}) => {
  const [friend, guest] = [someone(), someone()]
  await page.goto('/?utm_source=newsletter')
  await page.waitForFunction(() => performance.getEntriesByName('pawlight:awake').length > 0)
  await page.goto('/waitlist')
  await form(page).getByLabel('Email').focus()
  await page.keyboard.type(friend.toUpperCase())
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sam Friend')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Moose')
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'Welcome, Sam!' })).toBeFocused()
  await expect(form(page)).toHaveCount(0)
  const link = await page.getByLabel('Your share link').inputValue()

  const other = await browser.newPage({ viewport: WIDE })
  await other.goto(link)
  const code = new URL(link).searchParams.get('ref') ?? ''
  await expect(other.getByLabel('Referral code (optional)')).toHaveValue(code)
  await form(other).getByLabel('Email').fill(guest)
  await form(other).getByLabel('Name', { exact: true }).fill('Alex')
  await submit(other).click()
  await expect(other.getByRole('heading', { name: 'Welcome, Alex!' })).toBeVisible()

  const { entries }: { entries: Exported[] } = JSON.parse(
    await instance.operate('waitlist', 'export', '--json'),
  )
  const [first, second] = [friend, guest].map((email) => entries.find((entry) => entry.email === email))
  expect(first).toMatchObject({
    name: 'Sam Friend',
    pet_type: 'cat',
    pet_name: 'Moose',
    referral_code: code,
    utm_source: 'newsletter',
    variant: null,
    device_type: 'mobile',
  })
  expect(second).toMatchObject({ name: 'Alex', referred_by: code, device_type: 'desktop', pet_type: null })
  await expect(other.getByText(`You are number ${second?.position} on the waitlist`)).toBeVisible()
  await other.close()
})

test('what was typed survives a reload, a lost connection and a refusal [R-WAIT-026] [R-WAIT-027]', async ({
  page,
  faults,
}) => {
  const email = someone()
  await page.goto('/waitlist')
  await submit(page).click()
  await expect(form(page).getByLabel('Email')).toBeFocused()
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Email is required')
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Name', { exact: true }).fill('Robin')
  await page.getByRole('radio', { name: 'Both' }).check()
  await page.reload()
  await expect(form(page).getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('radio', { name: 'Both' })).toBeChecked()

  await page.route('**/rest/v1/beta_waitlist*', (route) => route.abort())
  await submit(page).click()
  await expect(page.getByRole('alert').getByText('Failed to join waitlist')).toBeVisible()
  await page.unroute('**/rest/v1/beta_waitlist*')
  faults.length = 0
  await page.reload()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Robin!' })).toBeVisible()

  await page.reload()
  await expect(form(page).getByLabel('Email')).toHaveValue('')
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Name', { exact: true }).fill('Robin')
  await submit(page).click()
  await expect(page.getByRole('alert').getByText('This email is already on the waitlist.')).toBeVisible()
  await form(page).getByLabel('Email').fill(someone())
  await form(page).getByLabel('Referral code (optional)').fill('nobody22')
  await submit(page).click()
  await expect(form(page).getByLabel('Referral code (optional)')).toBeFocused()
  await expect(form(page).getByLabel('Referral code (optional)')).toHaveAccessibleDescription(
    "We couldn't find a waitlist member with that referral code.",
  )
})

test('what was typed before the scripts came survives a reload [R-WAIT-026]', async ({ page }) => {
  const never = new Promise<void>(() => undefined)
  await page.route('**/assets/*.js', () => never)
  await page.goto('/waitlist', { waitUntil: 'commit' })
  await form(page).getByLabel('Email').fill(someone())
  await form(page).getByLabel('Name', { exact: true }).fill('Robin')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Robin')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Robin!' })).toBeVisible()
})

test('the page has no accessibility fault, refused or joined', async ({ page }) => {
  test.slow()
  await page.goto('/waitlist')
  await submit(page).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectAccessible(page)
  await form(page).getByLabel('Email').fill(someone())
  await form(page).getByLabel('Name', { exact: true }).fill('Robin')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Robin!' })).toBeVisible()
  await expectAccessible(page)
})

test('the B variants are as accessible as the A variants', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    for (const name of ['headline', 'cta', 'form_layout', 'color', 'urgency'])
      sessionStorage.setItem(`ab_test_waitlist_${name}`, 'B')
  })
  await page.goto('/waitlist')
  await expect(page.getByRole('heading', { name: 'Know what your pet needs, right now' })).toBeVisible()
  await expectAccessible(page)
})
