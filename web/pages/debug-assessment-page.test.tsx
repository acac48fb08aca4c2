import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AssessRequest } from '#contract/assess/assess-request.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { anAnswer } from '#web/features/assessment/testing/an-answer.ts'
import { SAMPLE_CASE } from '#web/features/debug/sample-case.ts'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { provideConfig } from '#web/lib/config.ts'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'
import DebugAssessmentPage from '#web/pages/debug-assessment-page.tsx'
import { needsBeta } from '#web/app/gate/account-mode.ts'
import { routeFor } from '#web/app/route/route-table.ts'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'

const PET = {
  id: 'p1',
  name: 'Fig',
  species: 'cat',
  breed: null,
  birthday: '2021-05-05',
  gender: 'female',
  isNeutered: true,
  weight: { value: 10, unit: 'lbs' },
  conditions: [],
  allergies: [],
  medications: [],
} as const

let service: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  forgetTriage('all')
  provideConfig(testConfig({ debugPage: true }))
  service = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(anAnswer()))))
  vi.stubGlobal('fetch', service)
})
afterEach(() => vi.unstubAllGlobals())

const open = () => renderAt('/debug/assessment', <DebugAssessmentPage />)
const run = () => screen.findByRole('button', { name: 'Run test assessment' })
const stateShown = async (): Promise<Record<string, string>> => {
  await run()
  const names = screen.getAllByRole('term').map((term) => term.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}
const sent = () => {
  const [address, init] = service.mock.calls[0] ?? []
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null')
  return { address, body, key: new Headers(init?.headers).get('idempotency-key') }
}

test('lists what the flow holds: nothing yet [R-PAGE-033]', async () => {
  open()
  expect(await stateShown()).toEqual({
    'Has session': 'No',
    'Has pet': 'No',
    'Pet name': 'None',
    'Session id': useTriage.getState().currentSessionId,
    Symptoms: 'None',
    'Follow-up answer keys': 'None',
    'Has notes': 'No',
    'Media count': '0',
  })
})

test('lists what the flow holds: a case under way [R-PAGE-033]', async () => {
  const flow = useTriage.getState()
  flow.choosePet(PET)
  flow.toggleSymptom('vomiting')
  flow.setAnswers({ onset: 'today' })
  flow.setNotes('Since noon.')
  flow.addMedia(
    { name: 'a.png', size: 1, type: 'image/png', file: new File(['x'], 'a.png'), previewUrl: null },
    useTriage.getState().currentSessionId,
  )
  open()
  expect(await stateShown()).toMatchObject({
    'Has session': 'Yes',
    'Has pet': 'Yes',
    'Pet name': 'Fig',
    Symptoms: 'vomiting',
    'Follow-up answer keys': 'onset',
    'Has notes': 'Yes',
    'Media count': '1',
  })
})

test('runs a test with the sample pet and shows the answer as it came [R-PAGE-034] [R-PAGE-036]', async () => {
  const { user } = open()
  await user.click(await run())
  const result = await screen.findByRole('region', { name: 'Result' })
  expect(JSON.parse(result.textContent)).toMatchObject({ request_id: 'req_1' })
  const { address, body, key } = sent()
  expect(address).toBe('/v1/assess')
  expect(body).toEqual(SAMPLE_CASE)
  expect(Object.keys(SAMPLE_CASE)).toEqual(['pet', 'selectedSymptoms', 'followUpAnswers', 'additionalNotes'])
  expect(key).toMatch(/^[\da-f-]{36}$/)
})

test('runs a test with the case on hand, and never with half of it [R-PAGE-034]', async () => {
  useTriage.getState().choosePet(PET)
  useTriage.getState().toggleSymptom('sneezing')
  const { user } = open()
  await user.click(await run())
  await screen.findByRole('region', { name: 'Result' })
  expect(sent().body).toMatchObject({ pet: { name: 'Fig' }, selectedSymptoms: ['sneezing'] })
})

test('each run has a key of its own [R-PAGE-036]', async () => {
  const { user } = open()
  for (const times of [1, 2]) {
    await user.click(await run())
    await vi.waitFor(() => expect(service).toHaveBeenCalledTimes(times))
    await screen.findByRole('region', { name: 'Result' })
  }
  const keys = service.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

const refused = () =>
  new Response(
    JSON.stringify({ error: { code: 'service_unavailable', message: 'Busy now.', requestId: 'req_1' } }),
    {
      status: 503,
    },
  )

test.each([
  ['the words of the service', () => Promise.resolve(refused()), 'Busy now.'],
  ['that nobody was reached', () => Promise.reject(new TypeError('failed to fetch')), 'Network error'],
])('a failed run shows %s [R-PAGE-035]', async (_, answer, shown) => {
  service.mockImplementation(answer)
  const { user } = open()
  await user.click(await run())
  expect(within(await screen.findByRole('alert')).getByText(shown)).toBeTruthy()
})

test('is not there where it is switched off, nor where nobody can say [R-ROUTE-016]', async () => {
  provideConfig(testConfig({ debugPage: false }))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('asks for no account and no approval, and is not listed [R-ROUTE-016]', () => {
  expect(routeFor('/debug/assessment')).toMatchObject({ guard: 'none', indexable: false })
  expect(needsBeta('/debug/assessment', ['/debug/assessment'])).toBe(false)
})

test('the sample is a case that the service takes', () => {
  expect(AssessRequest.safeParse(SAMPLE_CASE).success).toBe(true)
  expect(SAMPLE_CASE.selectedSymptoms.filter((one) => !symptomsByValue.has(one))).toEqual([])
})
