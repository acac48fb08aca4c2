import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { provideConfig } from '#web/lib/config.ts'
import { testConfig } from '#web/testing/test-config.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { aMedication, anOtcAnswer, aProduct } from '../testing/some-products.ts'
import { searchOtc, weightKgOf, withOtc } from './search-otc.ts'

const NOW = new Date('2026-02-01T12:00:00Z')

describe('the search for products', () => {
  const send = vi.fn<typeof fetch>()
  beforeEach(() => {
    provideConfig(testConfig())
    send.mockReset()
    send.mockImplementation(() => Promise.resolve(Response.json(anOtcAnswer())))
    vi.stubGlobal('fetch', send)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    provideConfig(null)
  })
  const home = () => {
    const answer = anAnswer('monitor_at_home')
    answer.summary.plan.otcMedications = [1, 2, 3, 4].map((n) => aMedication({ name: `Kind ${n}` }))
    return answer
  }
  const sent = (): unknown => {
    const body = send.mock.calls[0]?.[1]?.body
    return JSON.parse(typeof body === 'string' ? body : 'null')
  }

  it.each(['er_urgent', 'normal_vet'] as const)('does not run for %s [R-OTC-001]', async (level) => {
    expect(await searchOtc(aRequest(), anAnswer(level), NOW)).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it('is one call with the pet, three recommendations and limit 3 [R-OTC-007] [R-OTC-008]', async () => {
    const result = await searchOtc(aRequest(), home(), NOW)
    expect(result).toEqual(anOtcAnswer())
    const [url, init] = send.mock.calls[0] ?? []
    expect(url).toBe('/v1/otc/search')
    expect(init?.method).toBe('POST')
    expect(new Headers(init?.headers).get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(sent()).toMatchObject({
      triage: 'monitor_at_home',
      pet: { species: 'dog', conditions: [], signs: ['Limping'] },
      limit: 3,
      recommendations: [1, 2, 3].map(() => ({
        category: 'digestive_support',
        doseHint: 'As the label says.',
        notes: 'Mix it into a meal.',
        form: 'powder',
      })),
    })
  })

  it('sends pounds as kilograms and the age in years [R-OTC-003]', async () => {
    await searchOtc(aRequest(), home(), NOW)
    expect(sent()).toMatchObject({ pet: { weightKg: 25.4 * 0.453592 } })
    expect(weightKgOf({ value: 10, unit: 'kg' })).toBe(10)
    expect(weightKgOf({ value: 10 })).toBe(4.53592)
    const { pet } = sent() as { pet: { ageYears: number } }
    expect(pet.ageYears).toBeCloseTo(6, 2)
  })

  it('takes one year where the birthday is not known [R-OTC-004]', async () => {
    const request = aRequest()
    request.pet.birthday = null
    await searchOtc(request, home(), NOW)
    expect(sent()).toMatchObject({ pet: { ageYears: 1 } })
  })

  it.each([null, 0, -2, Number.NaN])('is not made with a weight of %s [R-OTC-002]', async (value) => {
    const request = aRequest()
    request.pet.weight = { value, unit: 'lbs' }
    expect(await searchOtc(request, home(), NOW)).toEqual({
      items: [],
      reasonWhenEmpty: 'Unable to search for OTC products without a valid weight',
      meta: null,
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['an answer of another shape', () => Promise.resolve(Response.json({ items: 'none' }))],
  ])('gives an empty list with its reason after %s [R-OTC-009]', async (_what, answer) => {
    send.mockImplementation(answer)
    expect(await searchOtc(aRequest(), home(), NOW)).toEqual({
      items: [],
      reasonWhenEmpty: 'Product suggestions are unavailable right now.',
      meta: null,
    })
  })

  it('takes products with the documented members and no other [R-OTC-010]', async () => {
    const { purchaseLinks: _, ...documented } = aProduct()
    send.mockResolvedValue(Response.json({ items: [documented], reasonWhenEmpty: null }))
    expect(await searchOtc(aRequest(), home(), NOW)).toEqual({
      items: [{ ...documented, purchaseLinks: [] }],
      reasonWhenEmpty: null,
      meta: null,
    })
  })

  it('leaves out a product that cannot be read or whose warnings cannot, and hides no other [R-OTC-010]', async () => {
    const { safety: _, ...unwarned } = aProduct({ name: 'No warnings' })
    const mute = { ...aProduct({ name: 'Mute' }), safety: { warnings: [1] } }
    const items = [unwarned, null, mute, aProduct()]
    send.mockResolvedValue(Response.json({ ...anOtcAnswer(), items }))
    expect((await searchOtc(aRequest(), home(), NOW))?.items).toEqual([aProduct()])
    send.mockResolvedValue(Response.json({ ...anOtcAnswer(), items: [unwarned] }))
    expect(await searchOtc(aRequest(), home(), NOW)).toMatchObject({
      items: [],
      reasonWhenEmpty: 'Product suggestions are unavailable right now.',
    })
  })

  it('puts the products into the answer and its summary', () => {
    const { assessment, summary } = withOtc(home(), anOtcAnswer())
    const otc = { items: anOtcAnswer().items, reasonWhenEmpty: null }
    expect(assessment.otc).toEqual(otc)
    expect(summary.otc).toEqual(otc)
  })
})
