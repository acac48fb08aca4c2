import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routeFor } from '#web/app/route/route-table.ts'
import DeletionPage from '#web/pages/deletion-page.tsx'
import { renderAt } from '#web/testing/render.tsx'
import { saidWithoutScripts } from '#web/testing/said-without-scripts.tsx'

test('the page holds the form and says how long everything takes [R-PAGE-009] [R-PAGE-017] [R-PAGE-018]', () => {
  const { container } = renderAt('/privacy/delete', <DeletionPage />)
  expect(screen.getByRole('form', { name: 'Your request' })).toBeTruthy()
  for (const fact of [
    'Our target is 30 days.',
    'Backups are purged within 90 days.',
    'We answer every privacy request within 45 days.',
  ])
    expect(container.textContent).toContain(fact)
})

test('the page is open to everyone, and described in its own words', () => {
  expect(routeFor('/privacy/delete')).toMatchObject({
    guard: 'public',
    indexable: true,
    prerender: true,
    title: 'Delete My Data',
    description: 'Request deletion of your data.',
  })
})

test('without scripts the form says where to write instead, and what', () => {
  const said = saidWithoutScripts(<DeletionPage />)
  expect(said).toMatch(/href="mailto:privacy@/)
  expect(said).toContain('Tell us the email of the account')
})
