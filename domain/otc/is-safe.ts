import {
  NEVER_FOR_CATS,
  NEVER_FOR_PETS,
  STEROID,
  WITH_A_VET,
} from '#domain/knowledge/compiled/notes/turns/products.ts'
import { DAYS_PER_YEAR } from '#domain/pets/age.ts'
import { isWrongKind, neverWith, type OtcPet } from './never-with.ts'
import type { OtcProduct } from './product.ts'

const WEEKS_PER_YEAR = DAYS_PER_YEAR / 7

const SWALLOWED_CATEGORIES: ReadonlySet<string> = new Set([
  'digestive_support',
  'joint_support',
  'vitamins_minerals',
])
const NOT_SWALLOWED_FORMS: ReadonlySet<string> = new Set(['home aid', 'device', 'tool'])
const EDIBLE_FORMS =
  /chew|capsule|tablet|sachet|treat|additive|toothpaste|paste|food|^oil|^powder$|^liquid or tablet$/

/** The youngest age in weeks where the label gives none, as cautious as the plan's own kinds of products. */
const YOUNGEST = { swallowed: 26, joint: 52, flea: 12, other: 9 } as const

const isSwallowed = ({ category, form }: OtcProduct): boolean =>
  SWALLOWED_CATEGORIES.has(category)
    ? !NOT_SWALLOWED_FORMS.has(form)
    : category !== 'wound_care' && EDIBLE_FORMS.test(form)

function youngestWeeks(product: OtcProduct): number {
  if (product.category === 'joint_support' && isSwallowed(product)) return YOUNGEST.joint
  if (isSwallowed(product)) return YOUNGEST.swallowed
  return product.category === 'flea_tick' ? YOUNGEST.flea : YOUNGEST.other
}

const isPesticide = ({ regulatory, category, form }: OtcProduct): boolean =>
  regulatory === 'EPA-registered' || (category === 'flea_tick' && !/comb|tool/.test(form))

/** True only when nothing that is known of the pet, and nothing that is unknown of the product, speaks against it. */
export function isSafe(product: OtcProduct, pet: OtcPet): boolean {
  const contents = [product.name, ...product.activeIngredients].join(' ').toLowerCase()
  const isFrail = pet.conditions.length > 0 || pet.allergies.length > 0 || pet.medications.length > 0
  return (
    product.species.includes(pet.species) &&
    pet.weightKg >= (product.minWeightKg ?? 0) &&
    pet.weightKg <= (product.maxWeightKg ?? Infinity) &&
    pet.ageYears * WEEKS_PER_YEAR >= Math.max(product.minAgeWeeks ?? 0, youngestWeeks(product)) &&
    !NEVER_FOR_PETS.test(contents) &&
    !STEROID.test(contents) &&
    !(pet.species === 'cat' && NEVER_FOR_CATS.test(contents)) &&
    !WITH_A_VET.test(product.use.toLowerCase()) &&
    !isWrongKind(
      { words: `${contents} ${product.form}`.toLowerCase(), isSwallowed: isSwallowed(product) },
      pet,
    ) &&
    // What a sick, allergic or medicated pet swallows, and what poisons fleas, is a question for its vet.
    !(isFrail && (isSwallowed(product) || isPesticide(product))) &&
    !(isPesticide(product) && neverWith['pregnant']?.(pet) === true) &&
    // A finding we do not know how to recognise counts as there.
    product.avoidIf.every((finding) => neverWith[finding]?.(pet) === false)
  )
}
