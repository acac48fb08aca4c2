import { expectAccessible } from '../support/accessible.ts'
import { GOES_NOW, IRVINE } from '../support/assessments.ts'
import { expect, test } from '../support/test.ts'

const ER = 'BluePearl Pet Hospital – serving Irvine and the Los Angeles area 24/7'
const BOISE = '83704'

test.use({ geolocation: IRVINE, permissions: ['geolocation'] })

test('an owner in an emergency is shown whom to call, near the phone, by ZIP code, or is asked for a place [R-VET-001] [R-VET-002] [R-VET-005] [R-VET-014] [R-VET-022] [R-VET-044]', async ({
  page,
  context,
  owner,
  faults,
}) => {
  const emergency = await owner.openSaved(GOES_NOW)
  const report = page.getByRole('article', { name: 'Medical report' })
  const banner = page.getByRole('region', { name: 'Result' })
  const onMap = banner.getByRole('link', { name: /^Emergency vets on your map/ })
  await banner.getByText('More vets, or another place').click()
  await expect(onMap).toBeVisible()
  await banner.getByText('More vets, or another place').click()
  const closest = banner.getByRole('region', { name: ER })
  await expect(closest.getByText('Closest emergency option')).toBeVisible()
  await expect(closest.getByRole('link', { name: /^Call now/ })).toHaveAttribute('href', 'tel:+19498339020')
  const number = closest.getByRole('link', { name: '(949) 833-9020' })
  await expect(number).toHaveAttribute('href', 'tel:+19498339020')
  await expect(number).toBeInViewport({ ratio: 1 })
  await expect(closest.getByText('Call first: hours not checked.')).toBeVisible()
  await expect(closest.getByRole('link', { name: /^Get directions/ })).toHaveAttribute('href', /^https:/)
  const site = closest.getByRole('link', { name: /^Website/ })
  await expect(site).toHaveAttribute('target', '_blank')
  await expect(site).toHaveAttribute('rel', 'noopener noreferrer')

  const list = page.getByRole('list', { name: 'Clinics near you' })
  const finder = page.getByRole('heading', { name: 'Emergency vets near you' })
  await finder.click()
  await expect(page.getByText('Clinics near you.')).toBeVisible()
  await expect(list).toBeVisible()
  expect(await list.getByRole('heading', { level: 3 }).count()).toBeLessThanOrEqual(10)
  await expect(page.getByRole('group', { name: /^Map of nearby clinics/ })).toBeVisible()
  await expect(page.getByText('Always call ahead before you drive.')).toBeVisible()

  await expect(list.getByRole('link', { name: '(949) 833-9020' })).toHaveAttribute('href', 'tel:+19498339020')

  const row = list.getByRole('button', { name: ER })
  await expect(row).toHaveAttribute('aria-pressed', 'false')
  await row.click()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Hours are not listed. Call to ask.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Address or zip code' }).fill(BOISE)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    page.getByText(
      'No emergency hospitals were found nearby. Showing regular clinics - call ahead to confirm they can help.',
    ),
  ).toBeVisible()
  await expect(page.getByText(/^Clinics near .*Boise/)).toBeVisible()
  await expect(list.getByRole('button', { name: /Boise/ })).toBeVisible()
  await expect(list.getByText('Regular clinic, not an ER').first()).toBeVisible()
  await expect(banner.getByText('No emergency hospital nearby. Closest regular clinic:')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(
    report.getByText(/^No emergency hospitals were found nearby\. Closest regular clinic/),
  ).toBeVisible()
  await page.emulateMedia({ media: null })
  await expect(page.getByRole('link', { name: /GeoNames/ })).toBeVisible()

  await page.getByRole('textbox', { name: 'Address or zip code' }).fill('Springfield')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Which Springfield do you mean?')).toBeFocused()
  await expect(list).toHaveCount(0)
  await page.getByRole('button', { name: /^Springfield, IL \d{5}$/ }).click()
  await expect(page.getByText(/^Clinics near Springfield, IL \d{5}\.$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Address or zip code' }).fill('asdfgh')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Could not find that address. Please try again.')).toBeVisible()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Address or zip code' })).toHaveValue('asdfgh')

  await page.evaluate(() => localStorage.removeItem('pawlight-closest-vet'))
  await context.clearPermissions()
  const roughly = page.waitForResponse('**/v1/map/ip-location')
  await page.goto(`/assessment?session=${emergency}`)
  expect((await roughly).status()).toBe(200)
  await finder.click()
  await expect(
    page.getByText('Location access was denied. Please enter your address manually.'),
  ).toBeVisible()
  await expect(onMap).toBeVisible()
  await expect(page.getByText('We do not know where you are. This is San Francisco.')).toBeVisible()
  await expect(list).toHaveCount(0)
  const ofDefault = page.getByRole('list', { name: 'Clinics in San Francisco' })
  await expect(ofDefault.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call now/ })).toHaveCount(0)
  await expect(ofDefault.locator('a[href^="tel:"]')).toHaveCount(0)
  await expectAccessible(page)

  const cutOff = await context.newPage()
  await cutOff.route('**/v1/map/**', (route) => route.abort())
  await cutOff.goto(`/assessment?session=${emergency}`)
  await cutOff.getByRole('heading', { name: 'Emergency vets near you' }).click()
  await expect(cutOff.getByText('Location lookup failed due to a network error.')).toBeVisible()
  await cutOff.getByRole('textbox', { name: 'Address or zip code' }).fill(BOISE)
  await cutOff.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(cutOff.getByText('Error searching for address. Please try again.')).toBeVisible()
  const still = cutOff.getByRole('region', { name: 'Result' })
  await expect(still.getByRole('link', { name: /^Emergency vets on your map/ })).toBeVisible()
  await still.getByLabel('Or your ZIP code').fill(BOISE)
  await still.getByRole('button', { name: 'Show number' }).click()
  await expect(still.getByText('Address lookup failed due to a network error.')).toBeVisible()
  await expect(still.getByText(/Search your map or the web for “emergency vet near me”/)).toBeVisible()
  // What was looked for and not found, in words, is told by the service with 404.
  expect(faults.filter((fault) => !fault.endsWith('/v1/map/geocode)'))).toEqual([])
})
