import type { ConditionKnowledge, PetFit } from '#domain/knowledge/conditions/condition.ts'
import type { Facts } from '#domain/triage/facts.ts'

const PRONE = 2
/** Several traits of the same pet are not independent, so together they count this much at most. */
const PRONE_MOST = 4
const UNLIKELY = 0.3

/** How much more or less likely the condition is for this kind of pet. */
export function petFactor({ prone, unlikely }: ConditionKnowledge, facts: Facts, breed: string): number {
  let usual = 1
  let own = 1
  for (const fit of prone ?? []) {
    if (!petFits(fit, facts, breed)) continue
    if (fit.factor === undefined) usual *= PRONE
    else own *= fit.factor
  }
  for (const fit of unlikely ?? []) if (petFits(fit, facts, breed)) own *= fit.factor ?? UNLIKELY
  return Math.min(usual, PRONE_MOST) * own
}

/** True when every part of the description is known to fit this pet; the breed is in lower case. */
function petFits(fit: PetFit, facts: Facts, breed: string): boolean {
  const { pet } = facts.intake
  const { ageMonths, weightKg } = facts
  return (
    (fit.species === undefined || fit.species === facts.species) &&
    (fit.breeds === undefined || fit.breeds.some((part) => breed.includes(part))) &&
    (fit.groups === undefined || fit.groups.some((group) => facts.breedGroups.has(group))) &&
    (fit.notGroups === undefined || !fit.notGroups.some((group) => facts.breedGroups.has(group))) &&
    (fit.sex === undefined || fit.sex === pet.gender) &&
    (fit.neutered === undefined || fit.neutered === pet.isNeutered) &&
    (fit.minMonths === undefined || (ageMonths !== null && ageMonths >= fit.minMonths)) &&
    (fit.maxMonths === undefined || (ageMonths !== null && ageMonths < fit.maxMonths)) &&
    (fit.minKg === undefined || (weightKg !== null && weightKg >= fit.minKg)) &&
    (fit.maxKg === undefined || (weightKg !== null && weightKg < fit.maxKg)) &&
    (fit.known === undefined || fit.known.some((word) => facts.knownConditions.includes(word)))
  )
}
