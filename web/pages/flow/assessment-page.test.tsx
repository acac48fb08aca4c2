import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionRow } from '#web/features/assessment/run/session-row.ts'
import { beginRun } from '#web/features/assessment/run/run-assessment.ts'
import { runOf, useRuns } from '#web/features/assessment/run/run-store.ts'
import { askedIn } from '#web/features/assessment/run/run.ts'
import { anAnswer, aRequest } from '#web/features/assessment/testing/an-answer.ts'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import AssessmentPage from './assessment-page.tsx'

const ID = '3f6c2f4e-5a69-4b0e-9a0b-6b0a3f1c2d4e'
const SELECT = 'GET /rest/v1/triage_sessions'
const OWNER = { id: aUser().id, email: 'robin@pets.test' }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const open = (path: string) =>
  renderAt(
    path,
    <QueryClientProvider client={new QueryClient()}>
      <AssessmentPage />
    </QueryClientProvider>,
  )

describe('the assessment page', () => {
  // The engine and its reader are large; the page loads them by itself, the tests must not wait for them.
  beforeAll(async () => void (await import('#domain/engine/assess.ts')), 30_000)
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    useTriage.getState().createSession()
    useRuns.setState({ runs: {} })
    useSession.setState({ user: aUser(), authReady: true })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  describe('with a saved assessment', () => {
    test('shows it without asking for a new one [R-ASSESS-009]', async () => {
      const asked = vi.fn<typeof fetch>()
      vi.stubGlobal('fetch', asked)
      const outcome = { sessionId: ID, owner: OWNER, request: aRequest(), answer: anAnswer('er_urgent') }
      await installFakeBackend({ [SELECT]: { body: [sessionRow(outcome, OWNER, new Date())] } })
      open(`/assessment?session=${ID}`)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Go to an emergency vet now' }),
      ).toBeTruthy()
      expect(await screen.findByText('Limping on the right back leg.')).toBeTruthy()
      expect(asked).not.toHaveBeenCalled()
    })

    test("says the same of a missing one and of someone else's [R-ASSESS-010]", async () => {
      await installFakeBackend({ [SELECT]: { body: [] } })
      const foreign = open(`/assessment?session=${ID}`)
      expect(await screen.findByText('Assessment not found.')).toBeTruthy()
      const words = foreign.container.textContent
      foreign.unmount()
      const malformed = open('/assessment?session=no-such-thing')
      expect(await screen.findByText('Assessment not found.')).toBeTruthy()
      expect(malformed.container.textContent).toBe(words)
    })

    test('says when it could not be loaded, and tries again [R-ASSESS-011]', async () => {
      const fake = await installFakeBackend({ [SELECT]: { status: 500, body: { message: 'down' } } })
      const { user } = open(`/assessment?session=${ID}`)
      expect(await screen.findByText('Failed to load assessment.')).toBeTruthy()
      fake.on(SELECT, { body: [] })
      await user.click(screen.getByRole('button', { name: 'Try Again' }))
      expect(await screen.findByText('Assessment not found.')).toBeTruthy()
    })
  })

  describe('with the current flow', () => {
    const said = () => {
      const { pet, selectedSymptoms, followUpAnswers } = aRequest()
      const { choosePet, toggleSymptom, setAnswers } = useTriage.getState()
      choosePet(pet)
      for (const symptom of selectedSymptoms) toggleSymptom(symptom)
      setAnswers(followUpAnswers)
    }
    const saving = () =>
      installFakeBackend({
        'PATCH /rest/v1/triage_sessions': { body: [{ id: ID }] },
      })
    const answering = () =>
      vi.stubGlobal(
        'fetch',
        vi.fn<typeof fetch>(() => Promise.resolve(json(anAnswer()))),
      )

    test('asks for symptoms where there are none', () => {
      open('/assessment')
      expect(screen.getByRole('heading', { level: 1, name: 'Please select symptoms first.' })).toBeTruthy()
    })

    test('runs the assessment, shows and saves it [R-TRIAGE-001] [R-TRIAGE-003] [R-ASSESS-028]', async () => {
      said()
      const fake = await saving()
      answering()
      open('/assessment')
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Book a vet visit within 24-48 hours' }),
      ).toBeTruthy()
      expect(await screen.findByText('Saved to your history')).toBeTruthy()
      expect(fake.sent.at(-1)?.body).toMatchObject({ user_id: OWNER.id, assessment_urgency: 'normal_vet' })
      expect(useTriage.getState().currentSession?.assessment?.severity).toBe('normal_vet')
    })

    test('shows the result even when it cannot be saved', async () => {
      said()
      await installFakeBackend({})
      answering()
      open('/assessment')
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Book a vet visit within 24-48 hours' }),
      ).toBeTruthy()
    })

    test('tries again under a new key after a failure [R-ASSESS-026]', async () => {
      said()
      await saving()
      const keys: (string | null)[] = []
      vi.stubGlobal(
        'fetch',
        vi.fn<typeof fetch>((_address, init) => {
          keys.push(new Headers(init?.headers).get('idempotency-key'))
          return Promise.resolve(
            keys.length === 1
              ? json({ error: { code: 'rate_limited', message: 'slow down' } }, 429)
              : json(anAnswer()),
          )
        }),
      )
      const { user } = open('/assessment')
      expect(
        await screen.findByText(
          'Our AI service is temporarily busy due to high demand. Please wait a moment and try again.',
        ),
      ).toBeTruthy()
      expect(await screen.findByText('This result was made on this device')).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Try Again' }))
      await screen.findByText('Saved to your history')
      expect(screen.queryByText('This result was made on this device')).toBeNull()
      expect(new Set(keys).size).toBe(2)
    })

    test('starts anew with an empty session at home [R-ASSESS-008]', async () => {
      said()
      await saving()
      answering()
      const { user, at } = open('/assessment')
      const before = useTriage.getState().currentSessionId
      await user.click(await screen.findByRole('button', { name: 'Start New Assessment' }))
      expect(at()).toBe('/')
      expect(useTriage.getState().currentSessionId).not.toBe(before)
      expect(useTriage.getState().selectedSymptoms).toEqual([])
    })

    test('asks anew, under a new session, when the answers changed meanwhile', async () => {
      said()
      await saving()
      const first = useTriage.getState().currentSessionId
      vi.stubGlobal(
        'fetch',
        vi.fn<typeof fetch>(() => Promise.withResolvers<Response>().promise),
      )
      await act(async () => beginRun({ sessionId: first, owner: OWNER, request: aRequest() }))
      useTriage.getState().setNotes('He is worse now.')
      open('/assessment')
      expect(useTriage.getState().currentSessionId).not.toBe(first)
      expect(askedIn(runOf(first))?.job.status).toBe('processing')
    })
  })
})
