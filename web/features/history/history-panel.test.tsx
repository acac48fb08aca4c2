import { useState } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import type { SessionEntry } from './api/list-sessions.ts'
import { HistoryPanel } from './history-panel.tsx'
import { ALL_PETS, sessionSearch, type SessionFilter } from './api/session-filter.ts'
import { anEntry, serveSessions } from './testing/session-table.ts'
import { useLoadNotice } from './use-load-notice.ts'
import { renewSessions, useSessions } from './use-sessions.ts'

const PETS = [
  { id: 'p1', name: 'Rex' },
  { id: 'p2', name: 'Miso' },
]

async function open(rows: readonly SessionEntry[]) {
  const fake = await installFakeBackend()
  serveSessions(fake, rows)
  const onOpen = vi.fn<(id: string) => void>()
  function Page() {
    const [filter, setFilter] = useState<SessionFilter>({ search: '', petId: ALL_PETS, order: 'newest' })
    const sessions = useSessions('owner', filter)
    return sessions.isPending ? null : (
      <HistoryPanel
        sessions={sessions}
        pets={PETS}
        filter={filter}
        onFilter={(change) => setFilter({ ...filter, ...change })}
        onOpen={onOpen}
      />
    )
  }
  const client = new QueryClient()
  const rendered = renderAt(
    '/history',
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return { ...rendered, onOpen, fake, client }
}
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search assessments' })

describe('the history', () => {
  test('shows ten, then ten more, up to the last [R-HIST-011] [R-CONST-003]', async () => {
    const { user } = await open(Array.from({ length: 23 }, (_, index) => anEntry(index + 1)))
    await waitFor(() => expect(names()).toHaveLength(10))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toHaveLength(20))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toHaveLength(23))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('begins again with ten for another search and another order [R-HIST-011]', async () => {
    const { user } = await open(Array.from({ length: 23 }, (_, index) => anEntry(index + 1)))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toHaveLength(20))
    await user.type(search(), 'pet')
    await waitFor(() => expect(names()).toHaveLength(10))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toHaveLength(20))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first')
    await waitFor(() => expect(names()).toHaveLength(10))
  })

  test('begins again with ten on the way back to a list that was opened further [R-HIST-011]', async () => {
    const { user, fake } = await open(Array.from({ length: 23 }, (_, index) => anEntry(index + 1)))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toHaveLength(20))
    await user.type(search(), 'pet 23')
    await waitFor(() => expect(names()).toEqual(['Pet 23']))
    await user.clear(search())
    await waitFor(() => expect(names()).toHaveLength(10))
    await waitFor(() => expect(fake.sentTo('GET /rest/v1/triage_sessions')).toHaveLength(4))
    expect(names()).toHaveLength(10)
  })

  test('begins again with ten when the assessments changed [R-HIST-011]', async () => {
    const { user, client } = await open(Array.from({ length: 23 }, (_, index) => anEntry(index + 1)))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toHaveLength(20))
    await act(() => renewSessions(client, 'owner'))
    await waitFor(() => expect(names()).toHaveLength(10))
  })

  test('shows the others where one cannot be read, and every one once', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const entries = Array.from({ length: 12 }, (_, index) => anEntry(index + 1))
    const { user } = await open(entries.with(11, { ...anEntry(12), id: Object(null) }))
    await waitFor(() => expect(names()).toHaveLength(9))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toHaveLength(11))
    expect(new Set(names()).size).toBe(11)
  })

  test('asks the database for a page, never for everything', async () => {
    const { user, fake } = await open(Array.from({ length: 5_000 }, (_, index) => anEntry(index + 1)))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toHaveLength(20))
    const asked = fake.sentTo('GET /rest/v1/triage_sessions').map(({ query }) => query)
    expect(asked.map((query) => [query.get('offset'), query.get('limit')])).toEqual([
      ['0', '11'],
      ['10', '11'],
    ])
  })

  test('comes newest first and can be turned around [R-HIST-019]', async () => {
    const { user } = await open([anEntry(1), anEntry(3), anEntry(2)])
    await waitFor(() => expect(names()).toEqual(['Pet 3', 'Pet 2', 'Pet 1']))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first')
    await waitFor(() => expect(names()).toEqual(['Pet 1', 'Pet 2', 'Pet 3']))
  })

  test('is searched by pet and by any symptom [R-HIST-004] [R-HIST-012]', async () => {
    const { user } = await open([anEntry(1), anEntry(2, { symptoms: ['vomiting'] })])
    await user.type(search(), 'VOMIT')
    await waitFor(() => expect(names()).toEqual(['Pet 2']))
    await user.clear(search())
    await user.type(search(), 'pEt 1')
    await waitFor(() => expect(names()).toEqual(['Pet 1']))
  })

  test('is asked once for letters typed quickly', async () => {
    const { user, fake } = await open([anEntry(1)])
    await user.type(search(), 'limping')
    await waitFor(() => expect(names()).toEqual(['Pet 1']))
    await waitFor(() => expect(fake.sentTo('GET /rest/v1/triage_sessions')).toHaveLength(2))
  })

  test('can be narrowed to a pet [R-HIST-004]', async () => {
    const { user } = await open([anEntry(1), anEntry(2, { pet_profile_id: 'p2' })])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pet' }), 'Miso')
    await waitFor(() => expect(names()).toEqual(['Pet 2']))
  })

  test('says when nothing matches, and when there is nothing at all', async () => {
    const { user } = await open([anEntry(1)])
    await user.type(search(), 'no such thing')
    expect(await screen.findByText('No assessments match your search.')).toBeTruthy()
    cleanup()
    await open([])
    expect(screen.getByText('No assessments yet')).toBeTruthy()
  })

  test('shows four symptoms and how many more [R-HIST-007]', async () => {
    await open([
      anEntry(1, { symptoms: ['limping', 'stiffness', 'lethargy', 'hiding', 'vomiting', 'diarrhea'] }),
    ])
    const symptoms = within(screen.getByRole('list', { name: 'Symptoms' })).getAllByRole('listitem')
    expect(symptoms.map((item) => item.textContent)).toEqual([
      'Limping',
      'Stiffness or trouble moving',
      'Low energy or weakness',
      'Hiding or withdrawn',
      '+2 more',
    ])
  })

  test('opens a record by its id', async () => {
    const { user, onOpen } = await open([anEntry(1)])
    await user.click(screen.getByRole('button', { name: /^View record of Pet 1/ }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('s1')
  })

  test('never shows a level it cannot read as a mild one', async () => {
    await open([anEntry(1, { assessment_urgency: 'purple' })])
    expect(screen.getByText('Could not be read, call a vet')).toBeTruthy()
    expect(screen.queryByText('Monitor at home')).toBeNull()
  })
})

describe('the search in the words of the database', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['Rex', 'pet_name.imatch."rex"'],
    ['limping', 'pet_name.imatch."limping",symptoms.ov.{limping}'],
    ['blood in', 'pet_name.imatch."blood in",symptoms.ov.{blood_urine}'],
    ['100%_"a\\b*(x)', 'pet_name.imatch."100[%][_].a.b[*][(]x[)]"'],
  ])('for "%s" is %s', (text, expected) => {
    expect(sessionSearch(text)).toBe(expected)
  })
})

describe('a load', () => {
  function Notice({ isPending, isFailed }: { isPending: boolean; isFailed: boolean }) {
    return <p>{useLoadNotice(isPending, isFailed) ?? 'nothing'}</p>
  }

  test('that takes ten seconds is said to be late [R-HIST-013]', () => {
    vi.useFakeTimers()
    renderAt('/pets', <Notice isPending isFailed={false} />)
    act(() => void vi.advanceTimersByTime(9_999))
    expect(screen.getByText('nothing')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText('Loading took too long. Some data may not be available.')).toBeTruthy()
  })

  test('that failed is said to have failed [R-HIST-014]', () => {
    renderAt('/pets', <Notice isPending={false} isFailed />)
    expect(screen.getByText('Some data could not be loaded.')).toBeTruthy()
  })
})
