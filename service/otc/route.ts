import type { Handler } from 'hono'
import { NEEDS_WEIGHT, OtcSearchRequest, type OtcItem, type OtcSearchAnswer } from '#contract/otc.ts'
import { categoriesOf, findProducts, type OtcMatch } from '#domain/otc/find-products.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'
import { LIMITS, rateLimit } from '#service/http/caller/rate-limit.ts'
import { BODY_MAX } from '#service/http/body/read-body.ts'
import { readJson } from '#service/http/body/read-json.ts'
import { newRequestId } from '#service/http/request/request-id.ts'
import { validate, type FieldMessages } from '#service/http/body/validation.ts'
import { gatherProducts } from './gather-products.ts'

const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^pet\.weightKg$|^pet$|^body$/, NEEDS_WEIGHT],
  [/^triage$/, 'Please say how urgent it is: er_urgent, normal_vet or monitor_at_home.'],
  [/^pet\.species$/, 'Please choose dog or cat.'],
  [/^pet\.ageYears$/, 'Enter an age between 0 and 40 years.'],
  [/^pet\./, 'Send at most 100 entries of at most 200 characters.'],
  [/^recommendations/, 'Send at most 10 suggestions, each with a category, a dose hint, notes and a form.'],
  [/^limit$/, 'Ask for 1 to 10 products.'],
]

const messageFor: FieldMessages = (path) => MESSAGES.find(([pattern]) => pattern.test(path))?.[1] ?? null

function itemOf({ product, score }: OtcMatch): OtcItem[] {
  const [shop] = product.retailers
  if (shop === undefined) return []
  return [
    {
      name: product.name,
      retailer: { name: shop.name },
      pricing: { price: product.price, pricePerDose: product.pricePerDose },
      size: product.size,
      form: product.form,
      rating: product.rating,
      reviews: product.reviews,
      source: product.source,
      match: { score },
      safety: { warnings: product.warnings },
      url: shop.searchUrl,
      purchaseLinks: product.retailers.map(({ name, searchUrl }) => ({ vendor: name, url: searchUrl })),
    },
  ]
}

export const otcHandlers = (deps: Deps): readonly Handler<AppEnv>[] => [
  rateLimit({ limit: LIMITS.otc, factor: deps.rateLimitFactor, clock: deps.clock }),
  async (c) => {
    const body = await readJson(c.req.raw, BODY_MAX)
    const { triage, pet, recommendations, limit } = validate(OtcSearchRequest, body, messageFor)
    const began = performance.now()
    const requestId = c.get('requestId') ?? newRequestId(deps.clock())
    const categories = triage === 'monitor_at_home' ? categoriesOf(recommendations) : []
    const { products, failed } =
      categories.length === 0
        ? { products: [], failed: [] }
        : await gatherProducts(
            deps.products,
            { categories, species: pet.species },
            deps.log.child({ requestId }),
          )
    const finding = findProducts(triage, pet, recommendations, products, limit)
    const answer: OtcSearchAnswer = {
      items: finding.matches.flatMap(itemOf),
      reasonWhenEmpty: finding.reasonWhenEmpty,
      meta: {
        requestId,
        triage,
        categoriesResolved: [...finding.categories],
        productsFound: finding.found,
        providersFailed: [...failed],
        safetyFilteredCount: finding.unsafe,
        latencyMs: Math.round(performance.now() - began),
      },
    }
    return c.json(answer)
  },
]
