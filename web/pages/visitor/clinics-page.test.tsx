import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CLINICS_FAQ } from '#web/content/clinics.ts'
import ClinicsPage from '#web/pages/visitor/clinics-page.tsx'
import { renderAt } from '#web/testing/render.tsx'

const region = (name: string) => within(screen.getByRole('region', { name }))
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')

test('a clinic reads what it gets, what it costs and what others ask [R-CLIN-001] [R-CLIN-004]', () => {
  renderAt('/vet_clinics', <ClinicsPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clear triage. Clear reports.')
  expect(region('What your clinic gets').getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(
    region('Plans for clinics')
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ).toEqual(['Essential', 'Professional', 'Enterprise'])
  const questions = region('Questions clinics ask')
  for (const { question } of CLINICS_FAQ) expect(questions.getByText(question)).toBeTruthy()
})

test('the three promises to clinics stand as they are, and there is no fourth [R-PRICE-017]', () => {
  renderAt('/vet_clinics', <ClinicsPage />)
  const claims = within(screen.getByRole('list', { name: 'For every clinic' })).getAllByRole('listitem')
  expect(claims.map((claim) => claim.textContent)).toEqual([
    'Live within two weeks',
    'Unlimited staff seats',
    'Demo under 30 minutes',
  ])
})

test('every way to buy leads to us, none to an account [R-CLIN-002] [R-CLIN-003] [R-CLIN-006]', () => {
  renderAt('/vet_clinics', <ClinicsPage />)
  for (const name of ['Book a demo', 'Talk to our team'])
    for (const link of screen.getAllByRole('link', { name }))
      expect(link.getAttribute('href')).toBe('/contact?subject=clinic-pricing')
  expect(
    screen.getAllByRole('link', { name: /^Schedule a demo/ }).map((link) => link.getAttribute('href')),
  ).toEqual([
    '/contact?subject=clinic-pricing&plan=clinic-essential',
    '/contact?subject=clinic-pricing&plan=clinic-professional',
    '/contact?subject=clinic-pricing&plan=clinic-enterprise',
  ])
  expect(addresses().filter((to) => !/^\/(contact|evidence|pricing)\b/.test(to))).toEqual([])
  expect(screen.queryByRole('textbox')).toBeNull()
})
