import type { BreedGroup } from '#domain/knowledge/breed-groups.ts'
import type { ConditionKnowledge, PetFit } from '#domain/knowledge/conditions/condition.ts'
import type { Facts } from '#domain/triage/facts.ts'

const PRONE = 2
/** Several traits of the same pet are not independent, so together they count this much at most. */
const PRONE_MOST = 4
const UNLIKELY = 0.3

/** Descriptions of pets with every part, so that all are of one shape and read fast. */
export type PreparedPets = { readonly prone: readonly Shaped[]; readonly unlikely: readonly Shaped[] }

type Shaped = { readonly [Key in keyof Required<PetFit>]: PetFit[Key] | undefined }

const shaped = (fit: PetFit): Shaped => ({
  species: fit.species,
  breeds: fit.breeds,
  groups: fit.groups,
  notGroups: fit.notGroups,
  sex: fit.sex,
  neutered: fit.neutered,
  minMonths: fit.minMonths,
  maxMonths: fit.maxMonths,
  minKg: fit.minKg,
  maxKg: fit.maxKg,
  known: fit.known,
  factor: fit.factor,
})

/** Which pets get the condition more or less often. */
export const preparePets = ({ prone = [], unlikely = [] }: ConditionKnowledge): PreparedPets => ({
  prone: prone.map(shaped),
  unlikely: unlikely.map(shaped),
})

/** How much more or less likely the condition is for this kind of pet. */
export function petFactor({ prone, unlikely }: PreparedPets, facts: Facts, breed: string): number {
  let usual = 1
  let own = 1
  for (const fit of prone) {
    if (!petFits(fit, facts, breed)) continue
    if (fit.factor === undefined) usual *= PRONE
    else own *= fit.factor
  }
  for (const fit of unlikely) if (petFits(fit, facts, breed)) own *= fit.factor ?? UNLIKELY
  return Math.min(usual, PRONE_MOST) * own
}

const holdsOneOf = (text: string, parts: readonly string[]): boolean =>
  text !== '' && parts.some((part) => text.includes(part))

const isInOneOf = (groups: readonly BreedGroup[], { breedGroups }: Facts): boolean =>
  breedGroups.size > 0 && groups.some((group) => breedGroups.has(group))

/** True when every part of the description is known to fit this pet; the breed is in lower case. */
function petFits(fit: Shaped, facts: Facts, breed: string): boolean {
  const { pet } = facts.intake
  const { ageMonths, weightKg } = facts
  return (
    (fit.species === undefined || fit.species === facts.species) &&
    (fit.sex === undefined || fit.sex === pet.gender) &&
    (fit.neutered === undefined || fit.neutered === pet.isNeutered) &&
    (fit.minMonths === undefined || (ageMonths !== null && ageMonths >= fit.minMonths)) &&
    (fit.maxMonths === undefined || (ageMonths !== null && ageMonths < fit.maxMonths)) &&
    (fit.minKg === undefined || (weightKg !== null && weightKg >= fit.minKg)) &&
    (fit.maxKg === undefined || (weightKg !== null && weightKg < fit.maxKg)) &&
    (fit.groups === undefined || isInOneOf(fit.groups, facts)) &&
    (fit.notGroups === undefined || !isInOneOf(fit.notGroups, facts)) &&
    (fit.known === undefined || holdsOneOf(facts.knownConditions, fit.known)) &&
    (fit.breeds === undefined || holdsOneOf(breed, fit.breeds))
  )
}
