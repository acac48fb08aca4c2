import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import type { SessionEntry } from './api/list-sessions.ts'
import { PetTimeline } from './pet-timeline.tsx'
import { anEntry, serveSessions } from './testing/session-table.ts'

const TABLE = 'GET /rest/v1/triage_sessions'

async function open(rows: readonly SessionEntry[]) {
  const fake = await installFakeBackend()
  serveSessions(fake, rows)
  const calls = { onStart: vi.fn<(id: string) => void>(), onOpen: vi.fn<(id: string) => void>() }
  const onClose = vi.fn<() => void>()
  const show = () =>
    renderAt(
      '/pets',
      <QueryClientProvider client={new QueryClient()}>
        <PetTimeline ownerId="owner" pet={{ id: 'p1', name: 'Rex' }} onClose={onClose} {...calls} />
      </QueryClientProvider>,
    )
  return { fake, show, onClose, ...calls }
}
const entries = () => screen.queryAllByRole('listitem').map((entry) => entry.textContent)

test('a timeline tells the assessments of one pet from the newest back', async () => {
  const { show, fake, onOpen } = await open([
    anEntry(1),
    anEntry(3, { assessment_urgency: 'er_urgent', symptoms: ['vomiting', 'limping'] }),
    anEntry(2, { pet_profile_id: 'p2' }),
  ])
  const { user } = show()
  const dialog = screen.getByRole('dialog', { name: 'Timeline of Rex' })
  await waitFor(() => expect(entries()).toHaveLength(2))
  expect(entries()[0]).toMatch(/January 3, 2026.*Emergency.*Vomiting or retching, limping/)
  expect(entries()[1]).toMatch(/January 1, 2026.*Vet visit.*Limping/)
  expect(fake.sentTo(TABLE).map(({ query }) => query.get('pet_profile_id'))).toEqual(['eq.p1'])
  await user.click(within(dialog).getByRole('button', { name: /^View record of January 3, 2026/ }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('s3')
})

test('each entry tells its time, and how urgent it was beside the one before', async () => {
  const { show } = await open([
    anEntry(4, { assessment_urgency: 'monitor_at_home' }),
    anEntry(3, { assessment_urgency: 'purple' }),
    anEntry(2, { assessment_urgency: 'er_urgent' }),
    anEntry(1, { assessment_urgency: 'normal_vet' }),
    anEntry(0, { assessment_urgency: 'normal_vet' }),
  ])
  show()
  await waitFor(() => expect(entries()).toHaveLength(5))
  expect(entries()[0]).toMatch(/January 4, 2026 at \d+:\d\d/)
  // What could not be read is compared with nothing.
  expect(entries().map((text) => /(?:As|More|Less) urgent .* before/.exec(text ?? '')?.[0])).toEqual([
    undefined,
    undefined,
    'More urgent than the time before',
    'As urgent as the time before',
    undefined,
  ])
})

test('a problem is compared with the same one only', async () => {
  const { show } = await open([
    anEntry(2, { assessment_urgency: 'er_urgent', symptoms: ['vomiting'] }),
    anEntry(1, { symptoms: ['limping'] }),
  ])
  show()
  await waitFor(() => expect(entries()).toHaveLength(2))
  expect(entries().join(' ')).not.toContain('the time before')
})

test('a long timeline comes ten at a time from the database', async () => {
  const { show, fake } = await open(Array.from({ length: 5_000 }, (_, index) => anEntry(index + 1)))
  const { user } = show()
  await waitFor(() => expect(entries()).toHaveLength(10))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(entries()).toHaveLength(20))
  expect(fake.sentTo(TABLE).map(({ query }) => [query.get('offset'), query.get('limit')])).toEqual([
    ['0', '11'],
    ['10', '11'],
  ])
})

test('a pet without assessments can begin with one', async () => {
  const { show, onStart } = await open([])
  const { user } = show()
  expect(await screen.findByText(/^No assessments of Rex yet/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Something is wrong' }))
  expect(onStart).toHaveBeenCalledExactlyOnceWith('p1')
})

test('a timeline that cannot be read says so, and asks again', async () => {
  const { show, fake } = await open([anEntry(1)])
  fake.on(TABLE, { status: 500, body: { message: 'down' } })
  const { user } = show()
  await screen.findByText('The timeline cannot be shown right now')
  serveSessions(fake, [anEntry(1)])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(entries()).toHaveLength(1))
})

test('a level that cannot be read is never shown as a mild one', async () => {
  const { show } = await open([anEntry(1, { assessment_urgency: 'purple' })])
  show()
  await waitFor(() => expect(entries()[0]).toContain('Could not be read, call a vet'))
})
