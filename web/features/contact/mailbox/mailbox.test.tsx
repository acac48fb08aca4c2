import { act, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BUILD_MAIL_HOST } from '#contract/routes.ts'
import { Mailbox } from '#web/features/contact/mailbox/mailbox.tsx'
import { provideConfig } from '#web/lib/config.ts'
import { testConfig } from '#web/testing/test-config.ts'

test('an address is shown as the email itself, and opens a mail to it [R-PAGE-006]', async () => {
  render(<Mailbox box="legal" />)
  const link = await screen.findByRole('link', { name: 'legal@pets.test' })
  expect(link.getAttribute('href')).toBe('mailto:legal@pets.test')
})

test('the address in the HTML of a page stays until the configuration comes, without complaint', async () => {
  let learn: (config: Response) => void = () => undefined
  provideConfig(null)
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (learn = resolve)))
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Mailbox box="support" />).replaceAll(BUILD_MAIL_HOST, 'clinic.test')
  let root: Root | undefined
  await act(async () => (root = hydrateRoot(page, <Mailbox box="support" />)))
  const link = screen.getByRole('link', { name: 'support@clinic.test' })
  expect(link.getAttribute('href')).toBe('mailto:support@clinic.test')
  await act(async () => learn(Response.json(testConfig({ publicHost: 'elsewhere.test' }))))
  expect(await screen.findByRole('link', { name: 'support@elsewhere.test' })).toHaveProperty(
    'href',
    'mailto:support@elsewhere.test',
  )
  expect(complain).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  await act(async () => root?.unmount())
  page.remove()
})
