import { describe, expect, it } from 'vitest'
import { OtcSearchResponse } from '#contract/otc.ts'
import { catalogue } from '#domain/otc/catalogue.ts'
import type { ProductProvider } from '#service/providers/products/product-provider.ts'
import { catalogueProvider } from '#service/providers/products/catalogue-provider.ts'
import { aService } from '#service/testing/small-world.ts'

const aSearch = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  triage: 'monitor_at_home',
  pet: { species: 'dog', weightKg: 11.5, ageYears: 5.9, conditions: [] },
  recommendations: [
    {
      category: 'digestive_support',
      doseHint: 'As the label says.',
      notes: 'For loose stool',
      form: 'powder',
    },
  ],
  limit: 3,
  ...changes,
})

const searching = (providers?: readonly ProductProvider[]) => {
  const { post, lines } = aService(providers === undefined ? {} : { products: providers })
  const search = (body: unknown, headers: Record<string, string> = {}) =>
    post('/v1/otc/search', body, headers)
  return { search, lines }
}

const read = async (response: Response) => OtcSearchResponse.parse(await response.json())

describe('POST /v1/otc/search', () => {
  it('answers products with their warnings and what is unknown as null [R-OTC-007] [R-OTC-010] [R-API-008]', async () => {
    const response = await searching().search(aSearch())
    expect(response.status).toBe(200)
    const { items, reasonWhenEmpty } = await read(response)
    expect(items).toHaveLength(3)
    expect(reasonWhenEmpty).toBeNull()
    expect(items[0]).toMatchObject({
      name: 'FortiFlora for Dogs',
      retailer: { name: 'Amazon' },
      pricing: { price: null, pricePerDose: null },
      form: 'powder sachet',
      rating: null,
      reviews: null,
      source: 'curated',
      match: { score: 85 },
    })
    expect(items[0]?.safety.warnings).not.toEqual([])
    expect(items[0]?.purchaseLinks.map(({ vendor }) => vendor)).toEqual(['Amazon', 'Chewy'])
  })

  it('tells how it searched, under the id of the request [R-OTC-008] [R-OTC-011]', async () => {
    const response = await searching().search(aSearch(), { 'x-request-id': 'req_of_mine' })
    expect(response.headers.get('x-request-id')).toBe('req_of_mine')
    const { meta } = await read(response)
    expect(meta).toMatchObject({
      requestId: 'req_of_mine',
      triage: 'monitor_at_home',
      categoriesResolved: ['digestive_support'],
      productsFound: catalogue.filter(
        ({ category, retailers }) => category === 'digestive_support' && retailers.length > 0,
      ).length,
      providersFailed: [],
    })
    expect(meta.safetyFilteredCount).toBeGreaterThan(0)
    expect(meta.latencyMs).toBeGreaterThanOrEqual(0)
  })

  it.each(['er_urgent', 'normal_vet'])('offers nothing for %s and says why [R-OTC-001]', async (triage) => {
    const { items, reasonWhenEmpty } = await read(await searching().search(aSearch({ triage })))
    expect(items).toEqual([])
    expect(reasonWhenEmpty).toBe('Over-the-counter suggestions are only shown for monitor-at-home results.')
  })

  it.each([{}, { weightKg: 0 }, { weightKg: -3 }, { weightKg: null }, { weightKg: '12' }])(
    'refuses the weight of %j in plain words [R-OTC-002]',
    async (pet) => {
      const response = await searching().search(aSearch({ pet: { species: 'dog', ...pet } }))
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: {
          code: 'validation_error',
          message: 'Unable to search for OTC products without a valid weight',
        },
      })
    },
  )

  it('takes a dog of one year where species and age are missing [R-OTC-004]', async () => {
    const { items } = await read(await searching().search(aSearch({ pet: { weightKg: 11.5 } })))
    expect(items.map(({ name }) => name)).toContain('FortiFlora for Dogs')
  })

  it('leaves out and counts what may not suit a pet on medicine [R-API-009]', async () => {
    const pet = { species: 'dog', weightKg: 11.5, ageYears: 5, conditions: [], medications: ['Prednisone'] }
    const { items } = await read(await searching().search(aSearch({ pet })))
    expect(items).toEqual([])
  })

  it('goes on without a source that fails and names it [R-OTC-011]', async () => {
    const broken: ProductProvider = {
      name: 'feed',
      search: () => Promise.reject(new Error('the feed is down')),
    }
    const { items, meta } = await read(await searching([catalogueProvider, broken]).search(aSearch()))
    expect(items).toHaveLength(3)
    expect(meta.providersFailed).toEqual(['feed'])
  })

  it('lets nothing unsafe or malformed of a feed through', async () => {
    const [known] = catalogue
    if (known === undefined) throw new Error('the catalogue is empty')
    const feed: ProductProvider = {
      name: 'feed',
      search: () =>
        Promise.resolve([
          { ...known, id: 'pill', name: 'Ibuprofen for dogs', category: 'digestive_support' },
          { ...known, id: 'script', retailers: [{ name: 'x', searchUrl: 'javascript:alert(1)' }] },
        ]),
    }
    const { items, meta } = await read(await searching([feed]).search(aSearch()))
    expect(items).toEqual([])
    expect(meta.providersFailed).toEqual(['feed'])
  })
})
