import { useState } from 'react'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import type { SessionEntry } from './api/list-sessions.ts'
import { HistoryPanel } from './history-panel.tsx'
import { useLoadNotice } from './use-load-notice.ts'

const entry = (number: number, change: Partial<SessionEntry> = {}): SessionEntry => ({
  id: `s${number}`,
  pet_profile_id: 'p1',
  pet_name: `Pet ${number}`,
  species: 'dog',
  symptoms: ['limping'],
  assessment_urgency: 'normal_vet',
  created_at: new Date(Date.UTC(2026, 0, number)).toISOString(),
  ...change,
})

function open(sessions: readonly SessionEntry[]) {
  function Page() {
    const [pet, setPet] = useState('all')
    return (
      <HistoryPanel
        sessions={sessions}
        isKnown
        pets={[
          { id: 'p1', name: 'Rex' },
          { id: 'p2', name: 'Miso' },
        ]}
        petFilter={pet}
        onPetFilter={setPet}
      />
    )
  }
  return renderAt('/history', <Page />)
}
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the history', () => {
  test('shows ten, then ten more, and begins again with a search [R-HIST-011]', async () => {
    const { user } = open(Array.from({ length: 23 }, (_, index) => entry(index + 1)))
    expect(names()).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(names()).toHaveLength(20)
    await user.type(screen.getByRole('searchbox', { name: 'Search assessments' }), 'pet')
    expect(names()).toHaveLength(10)
  })

  test('comes newest first and can be turned around [R-HIST-019]', async () => {
    const { user } = open([entry(1), entry(3), entry(2)])
    expect(names()).toEqual(['Pet 3', 'Pet 2', 'Pet 1'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first')
    expect(names()).toEqual(['Pet 1', 'Pet 2', 'Pet 3'])
  })

  test('is searched by pet and by any symptom [R-HIST-004] [R-HIST-012]', async () => {
    const { user } = open([entry(1), entry(2, { symptoms: ['vomiting'] })])
    await user.type(screen.getByRole('searchbox', { name: 'Search assessments' }), 'VOMIT')
    expect(names()).toEqual(['Pet 2'])
  })

  test('can be narrowed to a pet [R-HIST-004]', async () => {
    const { user } = open([entry(1), entry(2, { pet_profile_id: 'p2' })])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pet' }), 'Miso')
    expect(names()).toEqual(['Pet 2'])
  })

  test('shows four symptoms and how many more [R-HIST-007]', () => {
    open([entry(1, { symptoms: ['limping', 'stiffness', 'lethargy', 'hiding', 'vomiting', 'diarrhea'] })])
    const symptoms = within(screen.getByRole('list', { name: 'Symptoms' })).getAllByRole('listitem')
    expect(symptoms.map((item) => item.textContent)).toEqual([
      'Limping',
      'Stiffness or trouble moving',
      'Low energy or weakness',
      'Hiding or withdrawn',
      '+2 more',
    ])
  })

  test('opens a record by its id [R-HIST-002]', () => {
    open([entry(1)])
    const link = screen.getByRole('link', { name: /^View record of Pet 1/ })
    expect(link.getAttribute('href')).toBe('/assessment?session=s1')
  })

  test('never shows a level it cannot read as a mild one', () => {
    open([entry(1, { assessment_urgency: 'purple' })])
    expect(screen.getByText('Could not be read, call a vet')).toBeTruthy()
    expect(screen.queryByText('Monitor at home')).toBeNull()
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
