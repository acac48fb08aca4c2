import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installFakeBackend, type FakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { sessionRow } from '../run/session-row.ts'
import { RecordDialog, type RecordMode } from './record-dialog.tsx'

const ID = 'f4f1f2a0-3c65-4b0a-8f0e-1b2c3d4e5f60'
const OWNER = { id: 'owner', email: 'sam@example.com' }
const LOAD = 'GET /rest/v1/triage_sessions'

describe('the medical record', () => {
  let fake: FakeBackend
  beforeEach(async () => {
    fake = await installFakeBackend()
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })
  const row = (changes: Record<string, unknown> = {}, answer = anAnswer('normal_vet')) => ({
    ...sessionRow(
      { sessionId: ID, owner: OWNER, request: aRequest(), answer },
      OWNER,
      new Date('2026-11-18T10:00:00Z'),
    ),
    created_at: '2026-11-18 10:00:00+00',
    ...changes,
  })
  const open = (stored: unknown, mode?: RecordMode) => {
    fake.on(LOAD, () => ({ body: stored === null ? [] : [stored] }))
    const onClose = vi.fn<() => void>()
    const rendered = renderAt(
      '/history',
      <QueryClientProvider client={new QueryClient()}>
        <RecordDialog
          sessionId={ID}
          userId="owner"
          onClose={onClose}
          {...(mode === undefined ? {} : { mode })}
        />
      </QueryClientProvider>,
    )
    return { ...rendered, onClose }
  }
  const dialog = () => screen.getByRole('dialog', { name: 'Medical record' })

  test('has the tabs Assessment and Treatment Plan in mode both [R-RECORD-002]', async () => {
    const { user } = open(row())
    const tabs = await within(dialog()).findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Assessment', 'Treatment Plan'])
    expect(within(dialog()).getByText('Rex · November 18, 2026')).toBeTruthy()
    await user.click(within(dialog()).getByRole('tab', { name: 'Treatment Plan' }))
    expect(within(dialog()).getByText('Twice a day')).toBeTruthy()
  })

  test.each(['assessment', 'treatment'] as const)('has no tabs in mode %s [R-RECORD-002]', async (mode) => {
    open(row(), mode)
    const heading = mode === 'assessment' ? 'Recommended actions' : 'Follow-up'
    expect(await within(dialog()).findByRole('heading', { name: heading })).toBeTruthy()
    expect(within(dialog()).queryByRole('tab')).toBeNull()
  })

  test('opens the full view in a new tab [R-RECORD-003] [R-HIST-002]', async () => {
    open(row())
    await within(dialog()).findAllByRole('tab')
    const link = within(dialog()).getByRole('link', { name: /^Open full view/ })
    expect(link.getAttribute('href')).toBe(`/assessment?session=${ID}`)
    expect(link.getAttribute('target')).toBe('_blank')
  })

  test('prints and closes [R-RECORD-004]', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { user, onClose } = open(row())
    await user.click(await within(dialog()).findByRole('button', { name: 'Print Assessment' }))
    expect(print).toHaveBeenCalledOnce()
    const closes = within(dialog()).getAllByRole('button', { name: 'Close' })
    expect(closes.map((button) => button.textContent)).toEqual(['', 'Close'])
    await user.click(closes[1] ?? dialog())
    expect(onClose).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test.each([
    [
      'er_urgent',
      'Emergency · Level 3 of 3',
      'Emergency — Seek Veterinary Care Immediately',
      'Go to the nearest emergency hospital now and call ahead.',
    ],
    [
      'normal_vet',
      'Vet visit · Level 2 of 3',
      'Vet Visit Recommended — Schedule an Appointment',
      'Have a veterinarian examine your pet within 24-48 hours.',
    ],
    [
      'monitor_at_home',
      'Monitor at home · Level 1 of 3',
      'Monitor at Home — Provide Supportive Care',
      'Follow the home-care steps and see a vet if symptoms persist beyond 48 hours.',
    ],
  ] as const)('presents %s by title, subtitle, badge and banner [R-RECORD-005]', async (level, ...words) => {
    open(row({}, anAnswer(level)))
    for (const text of words) expect(await within(dialog()).findByText(text)).toBeTruthy()
    expect(dialog().querySelector(`[data-level="${level}"]`)).not.toBeNull()
  })

  test.each([null, 'purple'])(
    'gives an urgency of %s the default title, and says that it is not known [R-RECORD-006] [R-RECORD-008]',
    async (urgency) => {
      open(row({ assessment_urgency: urgency, assessment_raw: null, assessment_summary: null }))
      expect(await within(dialog()).findByText('Monitor at Home — Provide Supportive Care')).toBeTruthy()
      expect(dialog().querySelector('[data-level="monitor_at_home"]')).not.toBeNull()
      expect(within(dialog()).getByText('We could not read how urgent this was.')).toBeTruthy()
    },
  )

  test('shows all four priorities [R-RECORD-007]', async () => {
    const answer = anAnswer()
    answer.assessment.recommendations = (
      ['immediate', 'within_24h', 'within_week', 'as_needed'] as const
    ).map((priority) => ({ type: 'vet_visit', description: `Do ${priority}`, priority, actions: [] }))
    open(row({}, answer))
    for (const words of ['Immediate', 'Within 24 hours', 'Within a week', 'As needed'])
      expect(await within(dialog()).findByText(words)).toBeTruthy()
  })

  test('says so when there is no such record', async () => {
    open(null)
    const alert = await within(dialog()).findByRole('alert')
    expect(alert.textContent).toContain('Assessment not found.')
    expect(alert.textContent).toContain('Call a vet.')
  })
})
