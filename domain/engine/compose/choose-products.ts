import { answerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { careProducts } from '#domain/knowledge/compiled/care/products.ts'
import type { CareProduct } from '#domain/knowledge/care/care-product.ts'
import type { OtcMedication } from '#domain/engine/answer/assessment.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import type { RankedCondition } from '#domain/engine/rank/rank-conditions.ts'
import { isExpecting } from './food.ts'
import { petName, spoken } from './wording.ts'

const MOST = 3

/** Only for a pet that stays at home. */
export function chooseProducts(facts: Facts, conditions: readonly RankedCondition[]): readonly CareProduct[] {
  if (isExpecting(facts) || facts.ageMonths === null) return []
  const likely = conditions
    .slice(0, MOST)
    .filter(({ likelihood }, place) => place === 0 || likelihood !== 'low')
  return careProducts
    .filter((product) => product.conditions.some((id) => likely.some((condition) => condition.id === id)))
    .filter((product) => isSafe(product, facts))
    .slice(0, MOST)
}

/**
 * Anything a sick, allergic or medicated pet would swallow is a question for its vet, and so is what kills fleas; never
 * beside a flea product that it gets all year.
 */
function isSafe(product: CareProduct, facts: Facts): boolean {
  const { pet } = facts.intake
  const isFrail =
    pet.allergies.length > 0 || pet.medications.length > 0 || facts.knownConditions.trim() !== ''
  const isProtected = facts.values('flea_control')?.includes('regular') === true
  return (
    (product.species === undefined || product.species === facts.species) &&
    (facts.ageMonths ?? 0) >= product.minMonths &&
    !(product.swallowed && isFrail) &&
    !(product.category === 'flea_tick' && (isFrail || isProtected)) &&
    !(product.notWith ?? []).some((word) => facts.knownConditions.includes(word)) &&
    !(product.notBeside ?? []).some((symptom) => facts.symptoms.has(symptom)) &&
    !(product.category === 'skin_coat' && product.form !== 'brush' && pet.allergies.length > 0)
  )
}

function durationOf({ category }: CareProduct): string {
  const { longDuration, once, duration } = answerWords.product
  return category === 'joint_support' ? longDuration : category === 'flea_tick' ? once : duration
}

/** Never with a dose of our own. */
export function otcMedication(product: CareProduct, facts: Facts): OtcMedication {
  const name = petName(facts)
  const words = answerWords.product
  return {
    name: product.name[facts.species],
    genericName: product.genericName,
    dosage: product.swallowed || product.category === 'flea_tick' ? words.dosageByWeight : words.dosage,
    frequency: words.frequency,
    duration: durationOf(product),
    notes: spoken(product.notes.text, name),
    warnings: product.warnings.map(({ text }) => spoken(text, name)),
    category: product.category,
    form: product.form,
    medSearchCategory: product.category,
    purchaseLinks: [],
  }
}
