import type { Page } from '@playwright/test'
import { Owner } from '../support/owner.ts'
import { CAT } from '../support/pets.ts'
import { CAMERA, drawnSize, fetchStored, locatedPhoto, PLACE } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const saved = (page: Page) => expect(page.getByText('Profile updated successfully.')).toBeVisible()

test('a pet is changed on both addresses, gets a photo only its owner can open, and is removed [R-PET-035] [R-PET-036] [R-PET-041] [R-PET-053] [R-PET-054]', async ({
  page,
  browser,
  context,
  instance,
  owner,
}) => {
  test.slow()
  await owner.keep(CAT)
  await page.goto('/pets')
  await page.getByRole('link', { name: 'Edit Fig' }).click()
  await page.waitForURL('**/pet-profile/edit/*')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.getByLabel('Microchip ID').fill(' 985112345678903 ')
  await page.getByRole('textbox', { name: 'Medical conditions' }).fill('asthma, , old age ')
  await context.setOffline(true)
  await save(page)
  await expect(page.getByRole('alert')).toHaveText(
    "We couldn't save your changes just now. Please try again.",
  )
  await context.setOffline(false)
  await save(page)
  await saved(page)

  await page.goto(`/pets/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Fig' })).toBeVisible()
  await expect(page.getByLabel('Microchip ID')).toHaveValue('985112345678903')
  for (const condition of ['asthma', 'old age'])
    await expect(page.getByRole('button', { name: `Remove ${condition}` })).toBeVisible()

  const original = await locatedPhoto(page)
  expect(original.includes(PLACE)).toBe(true)
  await page.getByLabel('Photo file').setInputFiles({
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  })
  await expect(page.getByRole('alert')).toHaveText('Please choose a photo, such as a JPEG or PNG file.')
  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'fig.jpg', mimeType: 'image/jpeg', buffer: original })
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  const upload = page.waitForRequest((request) => request.url().includes('/storage/v1/object/pet-photos/'))
  await save(page)
  const address = (await upload).url()
  await saved(page)

  const kept = await fetchStored(page, address)
  expect([kept.status, kept.type]).toEqual([200, 'image/jpeg'])
  expect(await drawnSize(page, kept.bytes)).toEqual({ width: 800, height: 600 })
  expect([kept.bytes.includes('Exif'), kept.bytes.includes(CAMERA), kept.bytes.includes(PLACE)]).toEqual([
    false,
    false,
    false,
  ])

  const stranger = await browser.newPage({ baseURL: instance.url })
  await new Owner(stranger, instance).signUp()
  expect((await fetchStored(stranger, address)).status).toBe(404)
  await stranger.goto(`/pets/${id}`)
  await expect(
    stranger.getByText('We could not find that pet profile. It may have been removed.'),
  ).toBeVisible()
  await stranger.close()
  expect((await fetch(address)).status).toBe(401)

  await page.goto('/pets')
  const card = page.getByRole('article', { name: 'Fig' })
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 800)
  await card.getByRole('button', { name: 'Remove Fig' }).click()
  await card.getByRole('button', { name: 'Confirm delete' }).click()
  await expect(page.getByText('No pets yet')).toBeVisible()
  await page.goto(`/pet-profile/edit/${id}`)
  await expect(page.getByText('Pet profile unavailable')).toBeVisible()
  await page.getByRole('link', { name: 'Back to my pets' }).click()
  await page.waitForURL('**/pets')
})
