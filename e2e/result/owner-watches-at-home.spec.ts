import type { Page } from '@playwright/test'
import { Owner } from '../support/owner.ts'
import { BISCUIT } from '../support/pets.ts'
import { hold } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

/** Everything the page says of the answer, without the time it was made at, which a saved row tells to its own second. */
const reportOf = async (page: Page): Promise<string> => {
  const report = page.getByRole('article', { name: 'Medical report' })
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
  const origin = report.getByRole('group').filter({ hasText: 'Where this comes from' })
  // where the sources can be read comes after their names
  await expect(origin.getByRole('link').first()).toBeVisible()
  const time = await report.locator('time').first().innerText()
  const products = page.getByRole('region', { name: 'Products that may help' })
  const glance = ['What to do', 'Go at once for any of these', 'Why this level'].map((name) =>
    page.getByRole('region', { name }).innerText(),
  )
  const parts = await Promise.all([report.innerText(), products.innerText(), ...glance])
  return parts.join('\n').replace(time, '')
}

const printed = (page: Page): Promise<number> => page.evaluate('globalThis.printed')

test('an owner signs up, waits, gets a saved stay-at-home answer and finds all of it again in the history [R-TRIAGE-004] [R-ASSESS-001] [R-ASSESS-007] [R-ASSESS-008] [R-ASSESS-009] [R-ASSESS-012] [R-ASSESS-028] [R-ASSESS-052] [R-OTC-015] [R-TREAT-001] [R-RECORD-001] [R-RECORD-003] [R-RECORD-004] [R-ROUTE-014]', async ({
  page,
  context,
  instance,
  faults,
}) => {
  await page.addInitScript('globalThis.printed = 0; globalThis.print = () => void (globalThis.printed += 1)')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
  })
  const owner = new Owner(page, instance)
  await owner.signUpOnPage()
  await owner.addPet(BISCUIT)
  await owner.tellOneVomit()
  await owner.skipMedia()
  const letGo = await hold(page, '**/v1/assess')
  await owner.sendNotes('He ate grass this morning and threw up once. Bright and playing since.')

  await expect(page.getByRole('heading', { level: 1, name: 'AI Assessment in Progress' })).toBeVisible()
  const status = page.getByRole('main').getByRole('status')
  for (const words of [
    /^Analyzing pet information\.{1,3}$/,
    /^Evaluating symptoms/,
    /^Consulting veterinary database/,
    /^Generating assessment/,
  ])
    await expect(status).toHaveText(words)
  letGo()

  const title = page.getByRole('heading', { level: 1, name: /^Monitor at Home/ })
  await expect(title).toBeVisible()
  await expect(page.getByText('Saved to your history')).toBeVisible()
  expect(asked.filter((path) => path === '/v1/otc/search')).toHaveLength(1)
  const kept = await page.evaluate(() => sessionStorage.getItem('triage-store') ?? '')
  expect(kept).toContain('"severity":"monitor_at_home"')

  const products = page.getByRole('region', { name: 'Products that may help' })
  await context.route('https://www.chewy.com/**', (route) => route.fulfill({ body: 'a shop' }))
  const shop = page.waitForEvent('popup')
  await products.getByRole('link', { name: /^Buy Online ?: Probiotic powder/ }).click()
  const shopPage = await shop
  expect(shopPage.url()).toBe('https://www.chewy.com/s?query=Probiotic')
  await shopPage.close()
  const disclosure = page.waitForEvent('popup')
  await products
    .getByRole('link', { name: /^Affiliate disclosure/ })
    .first()
    .click()
  const disclosurePage = await disclosure
  await expect(disclosurePage.getByRole('heading', { level: 1, name: 'Affiliate disclosure' })).toBeVisible()
  await disclosurePage.close()

  await page.getByRole('button', { name: 'Print', exact: true }).click()
  expect(await printed(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Medical report' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Start New Assessment' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const atFirst = await reportOf(page)

  await page.getByRole('link', { name: 'View treatment plan' }).click()
  await page.waitForURL('**/treatment')
  await expect(page.getByRole('heading', { level: 1, name: 'Treatment Plan for Biscuit' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Follow-up' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to assessment' }).click()
  await expect(title).toBeVisible()

  await page.getByRole('button', { name: 'Start New Assessment' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => localStorage.getItem('assessment-job-storage') ?? '')).not.toContain(
    'jobId',
  )
  await page.goto('/assessment')
  await expect(page.getByRole('heading', { level: 1, name: 'Please select symptoms first.' })).toBeVisible()

  await page.goto('/history')
  const card = page.getByRole('article', { name: 'Assessment of Biscuit' })
  await expect(card).toHaveCount(1)
  await card.getByRole('button', { name: /View record/ }).click()
  const record = page.getByRole('dialog', { name: 'Medical record' })
  await expect(record.getByText('Monitor at Home — Provide Supportive Care')).toBeVisible()
  await record.getByRole('tab', { name: 'Treatment Plan' }).click()
  await expect(record.getByRole('heading', { name: 'Follow-up' })).toBeVisible()
  await record.getByRole('button', { name: 'Print Assessment' }).click()
  expect(await printed(page)).toBe(1)
  const opening = page.waitForEvent('popup')
  await record.getByRole('link', { name: /^Open full view/ }).click()
  const full = await opening
  await full.waitForURL(/\/assessment\?session=[0-9a-f-]{36}$/)
  const address = full.url()
  await full.close()
  await record.getByRole('button', { name: 'Close' }).last().click()
  await expect(record).toBeHidden()

  asked.length = 0
  await page.goto(address)
  await expect(title).toBeVisible()
  expect(await reportOf(page)).toBe(atFirst)
  expect(asked.filter((path) => path.startsWith('/v1/'))).toEqual([])
  expect(faults).toEqual([])
})
