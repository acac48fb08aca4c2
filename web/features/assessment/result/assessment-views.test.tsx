import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Urgency } from '#domain/logic/urgency.ts'
import { renderAt } from '#web/testing/render.tsx'
import { AssessmentErrorPage } from '../waiting/assessment-error.tsx'
import { AssessmentLoading } from '../waiting/assessment-loading.tsx'
import { reportOfAnswer, type Report } from '../report/report.ts'
import { ReportBanner } from './report-banner.tsx'
import { ReportView } from './report-view.tsx'
import { assessOnDevice } from '../run/on-device.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { recordSubtitleOf, stepsOf, subtitleOf } from '../report/wording.ts'

/** What is announced first; the form for a ZIP code has a place for its own faults. */
function firstAlert(): HTMLElement {
  const [first] = screen.getAllByRole('alert')
  if (first === undefined) throw new Error('Nothing is announced.')
  return first
}

describe('while the assessment is made', () => {
  afterEach(() => vi.restoreAllMocks())
  const open = (retries = 0, isEmergency = false) =>
    renderAt('/assessment', <AssessmentLoading petName="Rex" retries={retries} isEmergency={isEmergency} />)
  const words = () => screen.getByRole('status').textContent
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  test('the words change every 3 s and the dots every 400 ms [R-ASSESS-001] [R-ASSESS-002] [R-CONST-003]', () => {
    vi.useFakeTimers()
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'AI Assessment in Progress' })).toBeTruthy()
    expect(words()).toBe('Analyzing pet information')
    pass(400)
    expect(words()).toBe('Analyzing pet information.')
    pass(400)
    expect(words()).toBe('Analyzing pet information..')
    pass(2_200)
    expect(words()).toMatch(/^Evaluating symptoms/)
    pass(3_000)
    expect(words()).toMatch(/^Consulting veterinary database/)
    pass(3_000)
    expect(words()).toMatch(/^Generating assessment/)
  })

  test('a repeated request says which attempt it is [R-ASSESS-004]', () => {
    open(1)
    expect(words()).toMatch(/^Optimizing results \(Attempt 2\)/)
  })

  test('a hidden tab says that it waits [R-ASSESS-003]', () => {
    open()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(words()).toBe('Paused while this tab is in the background. We will continue when you return.')
  })

  test('an emergency is told before the assessment is there', () => {
    open(0, true)
    expect(firstAlert().textContent).toContain('This is an emergency. Go now.')
    expect(screen.getByRole('link', { name: /888.*426-4435/ })).toBeTruthy()
  })
})

test('a failed assessment says what to do and can be tried again [R-ASSESS-005]', async () => {
  const again = vi.fn<() => void>()
  const { user } = renderAt('/assessment', <AssessmentErrorPage sentence="It failed." onTryAgain={again} />)
  const card = firstAlert()
  expect(card.textContent).toContain('Assessment Temporarily Unavailable')
  expect(card.textContent).toContain('It failed.')
  expect(card.textContent).toContain('contact your vet')
  expect(card.textContent).toContain('call an emergency vet')
  expect(card.textContent).toContain('30-60 seconds')
  expect(screen.getByRole('link', { name: /888.*426-4435/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(again).toHaveBeenCalledOnce()
})

describe('the result', () => {
  const reportFor = (level: Urgency, confidence?: number): Report =>
    reportOfAnswer('a', aRequest(), anAnswer(level, confidence), new Date('2026-11-20T10:00:00Z'))
  const open = (report: Report, onStartNew = () => undefined) =>
    renderAt(
      '/assessment',
      <>
        <ReportBanner report={report} />
        <ReportView report={report} onStartNew={onStartNew} />
      </>,
    )

  test.each([
    ['er_urgent', 'Emergency · Level 3 of 3', 'Go to an emergency vet now'],
    ['normal_vet', 'Vet visit · Level 2 of 3', 'Book a vet visit within 24-48 hours'],
    ['monitor_at_home', 'Monitor at home · Level 1 of 3', 'Monitor at Home — Provide Supportive Care'],
  ] as const)('of level %s leads with what to do [R-ASSESS-045]', (level, line, title) => {
    open(reportFor(level))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByText(line)).toBeTruthy()
  })

  const answered = async (followUpAnswers: Record<string, string | string[]>, ...symptoms: string[]) => {
    const request = { ...aRequest(), selectedSymptoms: symptoms, followUpAnswers }
    const answer = await assessOnDevice(request)
    if (answer === null) throw new Error('The engine gave no answer.')
    return reportOfAnswer('a', request, answer, new Date('2026-11-20T10:00:00Z'))
  }
  const swallowed = { danger_signs: ['none'], exposure: ['foreign_object'], energy_level: 'normal' }

  test('says to call now, and nowhere to wait a day, for what was swallowed hours ago [R-ASSESS-045]', async () => {
    const report = await answered({ ...swallowed, onset: 'hours_1_to_6' }, 'foreign_object')
    open(report)
    expect(report.level).toBe('normal_vet')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Call a vet now')
    expect(recordSubtitleOf(report)).toBe('Call a vet now.')
    expect(stepsOf(report)[0]).toBe('Call a vet now, or an open emergency clinic if yours is closed.')
    expect(document.body.textContent).not.toMatch(/24-48|(?:24|48) hours|not look like an emergency/)
  })

  test('keeps the usual day or two where the answer names no sooner time [R-ASSESS-045]', async () => {
    const report = await answered({ danger_signs: ['none'], onset: 'weeks_1_to_4' }, 'hair_loss')
    open(report)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Book a vet visit within 24-48 hours')
  })

  test('names the same hours at home as the plan does [R-ASSESS-045]', () => {
    const report = reportFor('monitor_at_home')
    const lasting = (timeframe: string): Report => {
      const { treatment } = report
      if (treatment === null) throw new Error('The answer has no plan.')
      const { followUpSchedule } = treatment
      const veterinaryVisit = { ...followUpSchedule.veterinaryVisit, timeframe }
      return {
        ...report,
        treatment: { ...treatment, followUpSchedule: { ...followUpSchedule, veterinaryVisit } },
      }
    }
    const day = lasting('If it lasts more than 24 hours')
    expect(subtitleOf(day)).toBe('Rex can stay at home for now. See a vet if this lasts more than 24 hours.')
    expect(recordSubtitleOf(day)).toBe(
      'Follow the home-care steps and see a vet if symptoms persist beyond 24 hours.',
    )
    expect(subtitleOf(lasting('If it lasts more than 72 hours'))).toContain('more than 48 hours')
    expect(subtitleOf({ ...report, treatment: null })).toContain('more than 48 hours')
  })

  test('of an emergency interrupts, with numbers to call', () => {
    open(reportFor('er_urgent'))
    const banner = firstAlert()
    expect(within(banner).getByRole('link', { name: /855.*764-7661/ })).toBeTruthy()
  })

  test.each([true, false])('has the poison lines once where poison is possible: %s', (mayBePoison) => {
    open({ ...reportFor('er_urgent'), mayBePoison })
    expect(screen.queryAllByRole('link', { name: /855.*764-7661/ })).toHaveLength(mayBePoison ? 1 : 0)
  })

  test.each([
    [{ danger_signs: ['collapse'] }, true],
    [{ danger_signs: ['collapse'], exposure: ['none'] }, false],
    [{ danger_signs: ['cannot_urinate'] }, false],
    [{ danger_signs: ['cannot_urinate'], exposure: ['unknown'] }, true],
  ])(
    'takes a poison for possible where one is in play or a collapse unexplained: %j',
    (given, isPossible) => {
      const answer = anAnswer('er_urgent')
      const { trace } = answer.summary
      const summary = { ...answer.summary, ...(trace && { trace: { ...trace, readFromNotes: [] } }) }
      const report = reportOfAnswer(
        'a',
        { ...aRequest(), followUpAnswers: given },
        { ...answer, summary },
        new Date('2026-11-20T10:00:00Z'),
      )
      expect(report.mayBePoison).toBe(isPossible)
    },
  )

  test('comes in the documented order [R-ASSESS-006]', () => {
    open(reportFor('normal_vet'))
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings).toEqual([
      'What to do',
      'Go at once for any of these',
      'Why this level',
      'Medical report',
      'Patient',
      'Chief complaint',
      'Clinical presentation',
      'Assessment',
      'Possible conditions',
      'Recommended actions',
      'Vets near you',
      'Care in detail',
      'Where this comes from',
    ])
    const within = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(within).toEqual(
      expect.arrayContaining(['What would change this', 'What we did not know', 'Before you arrive']),
    )
    expect(screen.getByText('Limping. Started: 1 to 3 days ago.')).toBeTruthy()
  })

  test('says each reason and each gap once, and keeps what only the paragraph says', () => {
    const report = reportFor('normal_vet')
    const said = ['He limps for more than a day.', 'We do not know the color of the gums.']
    open({ ...report, rationale: `${said.join(' ')} A vet should feel the leg.` })
    const text = screen.getByRole('region', { name: 'Why this level' }).textContent
    const times = [...said, 'A vet should feel the leg.'].map((each) => text.split(each).length - 1)
    expect(times).toEqual([1, 1, 1])
  })

  test('says how sure it is in whole percent [R-ASSESS-050]', () => {
    open(reportFor('normal_vet', 0.86))
    expect(screen.getByText('Confidence 86%')).toBeTruthy()
  })

  test('shows no percent for a confidence that is none [R-ASSESS-050]', () => {
    open({ ...reportFor('normal_vet'), confidence: null })
    expect(screen.queryByText(/Confidence \d/)).toBeNull()
  })

  test('advises a vet below seventy percent only [R-ASSESS-044] [R-CONST-003]', () => {
    const note = 'Our confidence in this assessment is limited. Please consult a veterinarian.'
    const sure = open(reportFor('normal_vet', 0.7))
    expect(screen.queryByText(note)).toBeNull()
    sure.unmount()
    open(reportFor('normal_vet', 0.69))
    expect(screen.getByText(note)).toBeTruthy()
  })

  test('gives its reasons, without those that were set aside', () => {
    open(reportFor('normal_vet'))
    expect(screen.getByText('He limps for more than a day.')).toBeTruthy()
    expect(screen.queryByText('Set aside reason.')).toBeNull()
    expect(screen.getByText('If he could not stand on the leg, this would be an emergency.')).toBeTruthy()
    expect(screen.getByText('We do not know the color of the gums.')).toBeTruthy()
  })

  test('can be printed and left behind [R-ASSESS-007]', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const startNew = vi.fn<() => undefined>()
    const { user } = open(reportFor('normal_vet'), startNew)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Start New Assessment' }))
    expect(startNew).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('without a level that can be read sends to a vet', () => {
    open({ ...reportFor('normal_vet'), level: null })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This result could not be read')
    expect(screen.getByText('We cannot tell how urgent this was. Call a vet.')).toBeTruthy()
  })
})
