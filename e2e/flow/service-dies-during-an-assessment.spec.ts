import { BRIGHT, type Answer } from '../support/answers.ts'
import { Instance } from '../support/instance.ts'
import { Owner } from '../support/owner.ts'
import { expect, test } from '../support/test.ts'

const ITCH: readonly Answer[] = [
  ...BRIGHT,
  { about: /When did this start/, tick: ['1 to 3 days ago'] },
  { about: /How itchy is/, tick: ['Now and then'] },
  { about: /flea and tick prevention/, tick: ['Yes, all year'] },
]

const PET = {
  species: 'Dog',
  name: 'Juniper',
  gender: 'Female',
  birthday: '09/09/2022',
  breed: 'Labrador Retriever',
  pounds: '61',
  fixed: 'Yes',
} as const

/** From a saved pet to the notes. */
async function tellOfAnItch(owner: Owner): Promise<void> {
  await owner.startWith(PET)
  await owner.chooseSymptoms(['Skin & Fur', 'Itching or scratching'])
  await owner.answerQuestions(ITCH)
  await owner.skipMedia()
}

test('a service killed and restarted during an assessment still ends in one saved result', async ({
  browser,
}) => {
  const instance = await Instance.start()
  const context = await browser.newContext({ baseURL: instance.url })
  try {
    const page = await context.newPage()
    const owner = new Owner(page, instance)
    await owner.signUp()
    await tellOfAnItch(owner)

    let killed = false
    const keys = new Set<string>()
    await page.route('**/v1/assess', async (route) => {
      keys.add(route.request().headers()['idempotency-key'] ?? 'none')
      if (!killed) {
        killed = true
        await instance.kill()
      }
      await route.continue()
    })
    await owner.sendNotes('')
    await expect.poll(() => killed).toBe(true)
    await expect(page.getByText('This result was made on this device')).toBeVisible()
    await instance.launch()

    await expect(page.getByText('This result was made on this device')).toBeHidden({ timeout: 90_000 })

    await expect(page.getByText('Saved to your history')).toBeVisible({ timeout: 90_000 })
    expect([...keys]).toHaveLength(1)
    expect([...keys]).not.toContain('none')
    await page.goto('/history')
    await expect(page.getByRole('article', { name: 'Assessment of Juniper' })).toHaveCount(1)
  } finally {
    await context.close()
    await instance.stop()
  }
})

test('an answer lost on the way is asked for again and saved once', async ({ page, owner }) => {
  await tellOfAnItch(owner)
  const replays: (string | null)[] = []
  let lost = false
  await page.route('**/v1/assess', async (route) => {
    const response = await route.fetch()
    replays.push(response.headers()['idempotency-replayed'] ?? null)
    if (lost) return route.fulfill({ response })
    lost = true
    return route.abort('connectionreset')
  })
  await owner.sendNotes('')
  await expect.poll(() => replays, { timeout: 60_000 }).toEqual([null, 'true'])
  await expect(page.getByText('This result was made on this device')).toBeHidden()
  await expect(page.getByText('Saved to your history')).toBeVisible({ timeout: 60_000 })
  await page.goto('/history')
  await expect(page.getByRole('article', { name: 'Assessment of Juniper' })).toHaveCount(1)
})
