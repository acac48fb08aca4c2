import type { BreedGroup } from '#domain/logic/breed-group.ts'
import type { ConditionKnowledge, PetFit } from '#domain/knowledge/conditions/condition.ts'
import type { Facts } from '#domain/engine/read/facts.ts'

const PRONE = 2
/** Several traits of the same pet are not independent, so together they count this much at most. */
const PRONE_MOST = 4
const UNLIKELY = 0.3
/** Stands for the usual factor, which counts together with others; no factor of its own is below zero. */
const USUAL = -1

/**
 * Which pets get which conditions more or less often. Many conditions speak of the same kinds of pets ("under a year"),
 * so each kind stands here once and is compared with the pet once.
 */
export type PetKnowledge = {
  readonly kinds: readonly Shaped[]
  readonly places: Uint16Array
  readonly from: Uint16Array
  readonly kindOf: Uint16Array
  readonly factors: Float64Array
  readonly isOfKind: Uint8Array
}

type Shaped = { readonly [Key in keyof Required<Omit<PetFit, 'factor'>>]: PetFit[Key] | undefined }

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
})

export function preparePets(species: 'dog' | 'cat', conditions: readonly ConditionKnowledge[]): PetKnowledge {
  const kinds = new Map<string, { readonly kind: Shaped; readonly number: number }>()
  const numberOf = (fit: PetFit): number => {
    const kind = shaped(fit)
    const name = JSON.stringify(kind)
    const { number } = kinds.get(name) ?? { number: kinds.size }
    kinds.set(name, { kind, number })
    return number
  }
  const places: number[] = []
  const from: number[] = []
  const kindOf: number[] = []
  const factors: number[] = []
  const add = (fits: readonly PetFit[], usual: number): void => {
    for (const fit of fits) {
      if (fit.species !== undefined && fit.species !== species) continue
      kindOf.push(numberOf(fit))
      factors.push(fit.factor ?? usual)
    }
  }
  for (const [at, condition] of conditions.entries()) {
    if (condition.species !== undefined && condition.species !== species) continue
    const start = kindOf.length
    add(condition.prone ?? [], USUAL)
    add(condition.unlikely ?? [], UNLIKELY)
    if (kindOf.length === start) continue
    places.push(at)
    from.push(start)
  }
  return {
    kinds: [...kinds.values()].map(({ kind }) => kind),
    places: Uint16Array.from(places),
    from: Uint16Array.from([...from, kindOf.length]),
    kindOf: Uint16Array.from(kindOf),
    factors: Float64Array.from(factors),
    isOfKind: new Uint8Array(kinds.size),
  }
}

/** Multiplies `weights` in place; the breed is in lower case. */
export function weighPet(knowledge: PetKnowledge, facts: Facts, breed: string, weights: Float64Array): void {
  const { kinds, places, from, kindOf, factors, isOfKind } = knowledge
  let number = 0
  for (const kind of kinds) {
    isOfKind[number] = petFits(kind, facts, breed) ? 1 : 0
    number += 1
  }
  for (let place = 0; place < places.length; place += 1) {
    const end = from[place + 1] ?? 0
    let usual = 1
    let own = 1
    for (let entry = from[place] ?? 0; entry < end; entry += 1) {
      if (isOfKind[kindOf[entry] ?? 0] !== 1) continue
      const factor = factors[entry] ?? 1
      if (factor === USUAL) usual *= PRONE
      else own *= factor
    }
    const at = places[place] ?? 0
    weights[at] = (weights[at] ?? 0) * (Math.min(usual, PRONE_MOST) * own)
  }
}

function holdsOneOf(text: string, parts: readonly string[]): boolean {
  if (text === '') return false
  for (const part of parts) if (text.includes(part)) return true
  return false
}

function isInOneOf(groups: readonly BreedGroup[], { breedGroups }: Facts): boolean {
  for (const group of groups) if (breedGroups.has(group)) return true
  return false
}

function petFits(kind: Shaped, facts: Facts, breed: string): boolean {
  const { pet } = facts.intake
  const { ageMonths, weightKg } = facts
  return (
    (kind.species === undefined || kind.species === facts.species) &&
    (kind.sex === undefined || kind.sex === pet.gender) &&
    (kind.neutered === undefined || kind.neutered === pet.isNeutered) &&
    (kind.minMonths === undefined || (ageMonths !== null && ageMonths >= kind.minMonths)) &&
    (kind.maxMonths === undefined || (ageMonths !== null && ageMonths < kind.maxMonths)) &&
    (kind.minKg === undefined || (weightKg !== null && weightKg >= kind.minKg)) &&
    (kind.maxKg === undefined || (weightKg !== null && weightKg < kind.maxKg)) &&
    (kind.groups === undefined || isInOneOf(kind.groups, facts)) &&
    (kind.notGroups === undefined || !isInOneOf(kind.notGroups, facts)) &&
    (kind.known === undefined || holdsOneOf(facts.knownConditions, kind.known)) &&
    (kind.breeds === undefined || holdsOneOf(breed, kind.breeds))
  )
}
