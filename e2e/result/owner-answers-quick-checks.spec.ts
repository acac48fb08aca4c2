import { expectAccessible } from '../support/accessible.ts'
import { BISCUIT } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

const HARMLESS = 'Threw up once after grass. Later he was shaking with joy at the door.'
const ASKED = /You wrote: “Later he was shaking with joy at the door”/

test('a word that only sounds alarming is asked about, and what is answered, passed over or plainly told decides', async ({
  page,
  owner,
}) => {
  test.slow()
  await owner.startWith(BISCUIT)
  await owner.tellOneVomit()
  await owner.skipMedia()

  await test.step('meant otherwise it ends at home in two taps, and the record says what was asked', async () => {
    await owner.sendNotes(HARMLESS)
    await expect(page.getByRole('heading', { level: 1, name: 'One quick check' })).toBeVisible()
    await expect(page.getByRole('group', { name: ASKED })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'No, I meant something else' }).check()
    await page.getByRole('button', { name: 'Show my answer' }).click()

    await expect(page.getByRole('heading', { level: 1, name: /^Monitor at Home/ })).toBeVisible()
    await expect(page.getByText('Saved to your history')).toBeVisible()
    const why = page.getByRole('region', { name: 'Why this level' })
    await why.getByText('More about why').click()
    await expect(why.getByText(ASKED)).toContainText('No, I meant something else')

    await page.goto('/history')
    await expect(page.getByRole('button', { name: /View record/ })).toHaveCount(1)
  })

  await test.step('passed over, the safer answer stands, and it may still be answered beside it', async () => {
    await page.goto('/notes')
    await owner.sendNotes(HARMLESS.replace('grass', 'eating grass'))
    await page.getByRole('button', { name: 'Skip, stay on the safe side' }).click()
    const visit = page.getByRole('heading', { level: 1, name: 'Have a vet see Biscuit today' })
    await expect(visit).toBeVisible()
    await page.reload()
    await expect(visit).toBeVisible()
    const check = page.getByText('One quick check', { exact: true })
    await check.click()
    await page.getByRole('radio', { name: 'Yes' }).check()
    await page.getByRole('button', { name: 'Show my answer' }).click()
    await expect(check).toBeHidden()
    await expect(visit).toBeVisible()
  })

  await test.step('words of danger are an emergency at once, with the question beside it, and a yes changes nothing', async () => {
    await page.goto('/notes')
    await owner.sendNotes('Threw up once. His gums looked white and his legs gave way.')
    const emergency = page.getByRole('heading', { level: 1, name: /Go to an emergency vet now/i })
    await expect(emergency).toBeVisible()
    const check = page.getByRole('region', { name: 'One quick check' })
    await check.getByRole('checkbox', { name: 'Very pale gums' }).check()
    await check.getByRole('button', { name: 'Show my answer' }).click()
    await expect(check).toBeHidden()
    await expect(emergency).toBeVisible()
  })
})
