import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { GOES_NOW } from '../support/assessments.ts'
import { CAT } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

const ER = 'BluePearl Pet Hospital – serving Irvine and the Los Angeles area 24/7'
const NUMBER = '(949) 833-9020'

test.use({ viewport: { width: 390, height: 844 } })

/** Name, distance and a number that can be called stand on the screen as it is, without scrolling. */
async function expectNumber(
  within: Locator,
  facts = /^\d.* miles? · Listed as 24\/7 emergency/,
): Promise<void> {
  const clinic = within.getByRole('region', { name: ER })
  const number = clinic.getByRole('link', { name: NUMBER })
  await expect(number).toHaveAttribute('href', 'tel:+19498339020')
  await expect(number).toBeInViewport({ ratio: 1 })
  expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(clinic.getByText(facts)).toBeVisible()
}

test('an owner in danger types a ZIP code once, and has the number to call on every screen from then on', async ({
  page,
  context,
  owner,
  faults,
}) => {
  await owner.startWith(CAT)
  await owner.chooseSymptoms(['Urine & Peeing', 'Straining to pee'])
  await page.getByRole('checkbox', { name: /^Trying to pee/ }).check()
  const stop = page.getByRole('alertdialog', { name: 'Stop. Go to an emergency vet now.' })
  await expect(stop.getByRole('button', { name: 'Use my location' })).toBeInViewport({ ratio: 1 })
  await stop.getByLabel('Or your ZIP code').fill('92617')
  await stop.getByRole('button', { name: 'Show number' }).click()
  await expectNumber(stop)
  await expectAccessible(page)

  await stop.getByRole('button', { name: 'Skip to the assessment' }).click()
  await page.waitForURL('**/assessment')
  await expectNumber(page.getByRole('region', { name: 'Result' }))
  await page.getByRole('button', { name: 'Emergency help' }).click()
  await expectNumber(page.getByRole('dialog', { name: 'Is it an emergency?' }))
  await page.keyboard.press('Escape')

  // Days later: another danger, on a page that was loaded anew.
  await owner.openSaved(GOES_NOW)
  await expectNumber(page.getByRole('region', { name: 'Result' }))

  await page.route('**/v1/map/**', (route) => route.abort())
  await page.reload()
  const result = page.getByRole('region', { name: 'Result' })
  await expectNumber(result, /^\d.* miles?$/)
  await expect(result.getByText(/Found near Irvine, CA 92617 on /)).toBeVisible()
  await context.setOffline(true)
  await expect(result.getByText('You are offline. Calls still work.')).toBeVisible()
  await context.setOffline(false)
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
})

test('a visitor without an account is told a number to call by a ZIP code', async ({ page, faults }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Emergency help' }).first().click()
  const help = page.getByRole('dialog', { name: 'Is it an emergency?' })
  await help.getByLabel('Or your ZIP code').fill('92617')
  await help.getByRole('button', { name: 'Show number' }).click()
  await expectNumber(help)
  await expectAccessible(page)
  await help.getByRole('button', { name: 'Close' }).click()

  // The next danger, on any page, finds it without a tap.
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Emergency help' }).first().click()
  await expectNumber(page.getByRole('dialog', { name: 'Is it an emergency?' }))
  expect(faults).toEqual([])
})
