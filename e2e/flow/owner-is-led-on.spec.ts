import type { Page } from '@playwright/test'
import { ONE_VOMIT } from '../support/answers.ts'
import { question } from '../support/flow.ts'
import { Owner } from '../support/owner.ts'
import { BISCUIT } from '../support/pets.ts'
import { openBy } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const FLOW = ['/pet-profile', '/symptoms', '/follow-up', '/media', '/notes', '/assessment', '/treatment']
const pathOf = (page: Page) => new URL(page.url()).pathname

/** The step the flow keeps in this tab, as an address. */
const keptStep = (page: Page): Promise<string> =>
  page.evaluate(() => `/${JSON.parse(sessionStorage.getItem('triage-store') ?? '{}').state?.currentStep}`)

async function isAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect.poll(() => keptStep(page), path).toBe(path)
}

test('who is signed in is led away from the pages about signing in, to the page that was wanted or home [R-AUTH-067] [R-NAV-004]', async ({
  page,
  instance,
  faults,
}) => {
  await new Owner(page, instance).signUp()
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(`${instance.url}/`)
    await page.evaluate(() => sessionStorage.setItem('pawlight-pending-redirect', '/history'))
    await page.goto(path)
    await expect(page, path).toHaveURL(`${instance.url}/history`)
    const wanted = await page.evaluate(() => sessionStorage.getItem('pawlight-pending-redirect'))
    expect(wanted, path).toBeNull()
  }
  await openBy(page.getByRole('button', { name: 'Menu', exact: true }))
  await page
    .getByRole('navigation', { name: 'Mobile' })
    .getByRole('link', { name: 'Health Assessment' })
    .click()
  await expect(page).toHaveURL(/\/pet-profile$/)
  await expect(question(page)).toHaveText('Is your pet a dog or a cat?')
  expect(faults).toEqual([])
})

test('the flow has its addresses in order, and step and address never part, until the logo ends it [R-NAV-003] [R-ROUTE-009] [R-ROUTE-010] [R-ROUTE-011]', async ({
  page,
  instance,
  owner,
  faults,
}) => {
  test.slow()
  const visited: string[] = []
  page.on('framenavigated', (frame) => {
    const path = new URL(frame.url()).pathname
    if (frame === page.mainFrame() && FLOW.includes(path) && visited.at(-1) !== path) visited.push(path)
  })
  await owner.startWith(BISCUIT)
  await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
  await isAt(page, '/follow-up')
  await page.goBack()
  await isAt(page, '/symptoms')
  await page.goForward()
  await isAt(page, '/follow-up')
  visited.splice(0, visited.length, '/pet-profile', '/symptoms', '/follow-up')
  await owner.answerQuestions(ONE_VOMIT)
  await owner.skipMedia()
  await owner.sendNotes('')
  await expect(question(page)).toHaveText(/^Monitor at Home/)
  await isAt(page, '/assessment')
  await page.getByRole('link', { name: /treatment plan/i }).click()
  await isAt(page, '/treatment')
  expect(visited).toEqual(FLOW)

  const kept = () => page.evaluate(() => sessionStorage.getItem('triage-store'))
  expect(await kept()).toContain('Biscuit')
  await page.getByRole('link', { name: 'Pawlight home' }).first().click()
  await expect(page).toHaveURL(`${instance.url}/`)
  await expect.poll(kept).toBeNull()

  await page.goto('/pets')
  const edit = page.getByRole('link', { name: 'Edit Biscuit' })
  await expect(edit).toHaveAttribute('href', /^\/pet-profile\/edit\/[\w-]+$/)
  const address = (await edit.getAttribute('href')) ?? ''
  for (const path of [address, address.replace('/pet-profile/edit/', '/pets/')]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Biscuit' })).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${instance.url}${address}`)
    expect(pathOf(page)).toBe(path)
  }
  expect(faults).toEqual([])
})

test('a later step opened without what it needs says so and keeps its step [R-ROUTE-011]', async ({
  page,
  instance,
  faults,
}) => {
  await new Owner(page, instance).signUp()
  for (const path of FLOW) {
    await page.goto(path)
    await isAt(page, path)
    await expect(question(page)).toBeVisible()
  }
  await page.goto('/follow-up')
  await expect(question(page)).toHaveText('Please select symptoms first.')
  expect(faults).toEqual([])
})
