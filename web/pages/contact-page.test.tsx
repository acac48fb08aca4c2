import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ContactPage from '#web/pages/contact-page.tsx'
import { renderAt } from '#web/testing/render.tsx'
import { saidWithoutScripts } from '#web/testing/said-without-scripts.tsx'

const card = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (found === null) throw new Error(`there is no card "${name}"`)
  return within(found)
}
const mailsOf = async (name: string) =>
  (await card(name).findAllByRole('link', { name: /@/ })).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

test('three cards say whom to write to, and lead clinics on [R-PAGE-005] [R-PAGE-006]', async () => {
  renderAt('/contact', <ContactPage />)
  expect(await mailsOf('Pet parents')).toEqual([['support@pets.test', 'mailto:support@pets.test']])
  expect(await mailsOf('Clinics and partners')).toEqual([['support@pets.test', 'mailto:support@pets.test']])
  expect(card('Clinics and partners').getByRole('link', { name: 'See clinic solutions' })).toHaveProperty(
    'pathname',
    '/vet_clinics',
  )
  expect(await mailsOf('Legal, privacy and security')).toEqual(
    ['legal', 'privacy', 'security'].map((box) => [`${box}@pets.test`, `mailto:${box}@pets.test`]),
  )
})

test('the form is there, and how soon support replies to it [R-PAGE-008] [R-PAGE-030]', () => {
  renderAt('/contact', <ContactPage />)
  expect(screen.getByRole('form', { name: 'Send us a message' })).toBeTruthy()
  expect(screen.getByText('Support replies to this form within three business days.')).toBeTruthy()
})

test('without scripts the form says where to write instead', () => {
  const said = saidWithoutScripts(<ContactPage />)
  expect(said).toContain('This form needs JavaScript.')
  expect(said).toMatch(/href="mailto:support@/)
})
