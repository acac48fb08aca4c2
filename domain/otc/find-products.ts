import { namedIn } from '#domain/pets/stated.ts'
import type { OtcCategory } from './category-names.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { categoryOf } from './categories.ts'
import { isSafe } from './is-safe.ts'
import type { OtcPet } from './never-with.ts'
import type { OtcProduct } from './product.ts'

export type OtcRecommendation = {
  readonly category: string
  readonly doseHint: string
  readonly notes: string
  readonly form: string
}

/** A product that fits, and how well, from 0 to 100. */
export type OtcMatch = { readonly product: OtcProduct; readonly score: number }

export type OtcFinding = {
  /** Best first, every category of the plan before the second of any. */
  readonly matches: readonly OtcMatch[]
  readonly categories: readonly OtcCategory[]
  readonly found: number
  readonly unsafe: number
  readonly reasonWhenEmpty: string | null
}

const ONLY_AT_HOME = 'Over-the-counter suggestions are only shown for monitor-at-home results.'
const NOTHING_SUITS = 'No suitable products were found. Please ask your veterinarian.'

const FOR_CATEGORY = 50
const FOR_FORM = 15
const FOR_EACH_WORD = 10
const WORDS_COUNTED = 2
const FOR_VERIFIED = { seen: 10, 'part seen': 5, recalled: 0 } as const
const FOR_LABEL = 5

export const categoriesOf = (recommendations: readonly OtcRecommendation[]): readonly OtcCategory[] => [
  ...new Set(recommendations.flatMap((one) => categoryOf(one) ?? [])),
]

/** Safe ones only, and only for a pet that stays at home. */
export function findProducts(
  triage: Urgency,
  pet: OtcPet,
  recommendations: readonly OtcRecommendation[],
  products: readonly OtcProduct[],
  limit: number,
): OtcFinding {
  const categories = triage === 'monitor_at_home' ? categoriesOf(recommendations) : []
  const candidates = products.filter(
    (product) => categories.includes(product.category) && product.retailers.length > 0 && isWhole(product),
  )
  // an owner who wrote "None" named nothing
  const named: OtcPet = {
    ...pet,
    conditions: namedIn(pet.conditions),
    allergies: namedIn(pet.allergies),
    medications: namedIn(pet.medications),
  }
  const safe = candidates.filter((product) => isSafe(product, named))
  const ranked = safe
    .map((product) => ({ product, score: scoreOf(product, recommendations) }))
    .toSorted((a, b) => b.score - a.score || a.product.id.localeCompare(b.product.id))
  const matches = inTurns(ranked, categories).slice(0, limit)
  const reason = triage === 'monitor_at_home' ? NOTHING_SUITS : ONLY_AT_HOME
  return {
    matches,
    categories,
    found: candidates.length,
    unsafe: candidates.length - safe.length,
    reasonWhenEmpty: matches.length === 0 ? reason : null,
  }
}

const isWhole = ({ name, form, use, warnings, retailers }: OtcProduct): boolean =>
  [name, form, use, ...warnings, ...retailers.map((shop) => shop.name)].every((text) => text.trim() !== '')

function scoreOf(product: OtcProduct, recommendations: readonly OtcRecommendation[]): number {
  const own = recommendations.filter((one) => categoryOf(one) === product.category)
  const words = wordsOf([product.use, product.form, ...product.tags, ...product.keywords].join(' '))
  const forEach = own.map(({ form, notes }) => {
    const shared = [...wordsOf(notes)].filter((word) => words.has(word)).length
    const sameForm = form !== '' && product.form.includes(form.toLowerCase())
    return (sameForm ? FOR_FORM : 0) + Math.min(shared, WORDS_COUNTED) * FOR_EACH_WORD
  })
  const label = product.minAgeWeeks !== null || product.minWeightKg !== null ? FOR_LABEL : 0
  return FOR_CATEGORY + Math.max(0, ...forEach) + FOR_VERIFIED[product.verification.status] + label
}

const SHORTEST_WORD = 4

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word.length >= SHORTEST_WORD))

function inTurns(ranked: readonly OtcMatch[], categories: readonly OtcCategory[]): readonly OtcMatch[] {
  const rounds = categories.map((category) => ranked.filter(({ product }) => product.category === category))
  const longest = Math.max(0, ...rounds.map((round) => round.length))
  return Array.from({ length: longest }, (_, turn) => rounds.flatMap((round) => round[turn] ?? [])).flat()
}
