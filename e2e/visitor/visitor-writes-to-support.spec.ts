import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

test('a clinic follows a link, writes to support, loses the connection and finds its message sent [R-PAGE-005] [R-PAGE-006] [R-PAGE-008] [R-PAGE-030] [R-FORM-006] [R-API-015]', async ({
  page,
  instance,
  faults,
}) => {
  const email = `clinic-${randomUUID()}@example.com`
  await page.goto('/contact?subject=clinic-pricing&plan=clinic-essential')
  const form = page.getByRole('form', { name: 'Send us a message' })
  await expect(form.getByLabel('Topic')).toHaveValue('clinic-pricing')
  const message = form.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('I would like to know more about the Clinic Essential plan.\n')
  await expectAccessible(page)

  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByLabel('Your name')).toBeFocused()
  await expect(form.getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name.')
  await expectAccessible(page)
  await page.keyboard.type('Robin Vet')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Paws Clinic')
  await message.fill('What does it cost for two vets?')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state)))
    .toContain('What does it cost for two vets?')
  await page.reload()
  await expect(message).toHaveValue('What does it cost for two vets?')
  await expect(form.getByLabel('Email')).toHaveValue(email)

  await page.route('**/v1/contact', (route) => route.abort())
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('We could not send your message. Please try again.')
  await page.unroute('**/v1/contact')
  faults.length = 0
  await form.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByRole('region', { name: 'We have your message' })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await expect(summary).toContainText('Clinic pricing')
  await expectAccessible(page)

  const items = await instance.inbox('contact')
  expect(items.filter(({ from }) => from === email)).toMatchObject([
    {
      about: 'clinic-pricing',
      details: {
        name: 'Robin Vet',
        clinic_name: 'Paws Clinic',
        phone: null,
        message: 'What does it cost for two vets?',
      },
    },
  ])
  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(message).toHaveValue('')
  expect(faults).toEqual([])
})

test('without scripts both forms say where to write instead', async ({ browser, instance }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: instance.url })
  const page = await context.newPage()
  for (const [path, address] of [
    ['/contact', 'support@pawlight.example'],
    ['/privacy/delete', 'privacy@pawlight.example'],
  ] as const) {
    await page.goto(path)
    // What stands in a noscript element is in no accessibility tree that can be asked for it.
    const link = page.locator('main form noscript a')
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', `mailto:${address}`)
    expect(await link.innerText()).toBe(address)
  }
  await context.close()
})
