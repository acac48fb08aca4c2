import { expectAccessible } from '../support/accessible.ts'
import { Owner } from '../support/owner.ts'
import { CAMERA, drawnSize, fetchStored, locatedPhoto, PLACE, shortVideo } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'

const MB = 1024 * 1024
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(200),
])

const DOG = {
  species: 'Dog',
  name: 'Rex',
  gender: 'Male',
  birthday: '02/01/2020',
  breed: 'Beagle',
  pounds: '25',
  fixed: 'Yes',
} as const

test('photos and videos are cleaned, saved and sent, through a cut network and a reload [R-MEDIA-001] [R-MEDIA-002] [R-MEDIA-003] [R-MEDIA-004] [R-MEDIA-005] [R-MEDIA-007]', async ({
  page,
  context,
  owner,
}) => {
  test.setTimeout(300_000)
  await owner.startWith(DOG)
  await owner.chooseSymptoms(['Breathing', 'Sneezing or runny nose'])
  await page.goto('/media')
  const input = page.getByLabel('Choose photos or videos')
  const tiles = page.getByRole('list', { name: 'Chosen photos and videos' }).getByRole('listitem')

  await input.setInputFiles([
    {
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: 'phone.heic', mimeType: 'image/heic', buffer: HEIC },
    {
      name: 'big.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(10 * MB)]),
    },
  ])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('page.jpg: Please upload only images or videos')
  await expect(alert).toContainText('phone.heic: This browser cannot open HEIC photos.')
  await expect(alert).toContainText('big.png: File size must be less than 10MB')
  await expect(tiles).toHaveCount(0)

  const original = await locatedPhoto(page)
  const upload = page.waitForRequest((request) => request.url().includes('/storage/v1/object/triage-media/'))
  await input.setInputFiles({ name: 'nose.jpg', mimeType: 'image/jpeg', buffer: original })
  const address = (await upload).url()
  await expect(tiles.filter({ hasText: 'nose.jpg' })).toContainText('Saved')
  const { bytes: stored } = await fetchStored(page, address)
  expect(await drawnSize(page, stored)).toEqual({ width: 1600, height: 1200 })
  expect([stored.includes('Exif'), stored.includes(CAMERA), stored.includes(PLACE)]).toEqual([
    false,
    false,
    false,
  ])

  await context.setOffline(true)
  const video = await shortVideo(page)
  await input.setInputFiles({ name: 'sneeze.webm', mimeType: 'video/webm', buffer: video })
  const second = tiles.filter({ hasText: 'sneeze.webm' })
  await expect(second).toContainText('Not saved yet.')
  await expect(second.locator('video')).toHaveJSProperty('videoWidth', 160)
  await expectAccessible(page)
  await second.getByRole('button', { name: 'Try again to save sneeze.webm' }).click()
  await expect(second).toContainText('Not saved yet.')
  await context.setOffline(false)
  await expect(second).toContainText('Saved')

  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect([kept.includes('data:image'), kept.includes('nose.jpg')]).toEqual([false, false])

  await page.reload()
  await expect(tiles).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await expect(tiles).toHaveCount(2)
  await page.getByRole('button', { name: /^Remove Video/ }).click()
  await expect(tiles).toHaveCount(1)

  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.waitForURL('**/notes')
  await page.goBack()
  await expect(tiles).toHaveCount(1)
  await page.goForward()
  const assessing = page.waitForRequest((request) => request.url().endsWith('/v1/assess'))
  await owner.sendNotes('Sneezes in fits.')
  const body: { media: readonly { data_url: string; mime_type: string }[] } = (await assessing).postDataJSON()
  expect(body.media.map(({ mime_type: mime }) => mime)).toEqual(['image/jpeg'])
  const sent = Buffer.from(body.media[0]?.data_url.split(',')[1] ?? '', 'base64')
  expect([sent.includes('Exif'), sent.includes(PLACE)]).toEqual([false, false])
  expect(await drawnSize(page, sent)).toEqual({ width: 1600, height: 1200 })
})

test('photos are added by keyboard and by drop, on a desktop', async ({ wide: page, instance }) => {
  await new Owner(page, instance).signUp()
  await page.goto('/media')
  const photo = await locatedPhoto(page, 300, 300)
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeHidden()
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('Choose photos or videos').focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles({ name: 'one.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('img', { name: '' }).or(page.getByText('one.jpg')).first()).toBeVisible()

  const files = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'two.jpg', { type: 'image/jpeg' }))
    return transfer
  }, photo.toString('base64'))
  await page.getByLabel('Choose photos or videos').dispatchEvent('drop', { dataTransfer: files })
  const tiles = page.getByRole('list', { name: 'Chosen photos and videos' }).getByRole('listitem')
  await expect(tiles).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove one.jpg' }).focus()
  await page.keyboard.press('Enter')
  await expect(tiles).toHaveCount(1)
  await expect(tiles).toContainText('two.jpg')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })
  test('the camera is one tap away', async ({ page, instance }) => {
    await new Owner(page, instance).signUp()
    await page.goto('/media')
    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Record a video' })).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Take a photo' }).tap()
    const photo = await locatedPhoto(page, 300, 200)
    await (await chooser).setFiles({ name: 'now.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.getByText('now.jpg')).toBeVisible()
    await expectAccessible(page)
  })
})
