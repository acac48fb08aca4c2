import type { BreedGroup } from '#domain/logic/breed-group.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

export type Commonness = 'common' | 'uncommon' | 'rare'

/**
 * One finding for or against: `++` strongly for, `+` for, `-` against, `--` strongly against,
 * then a question id (or `sym` for the chosen symptoms) and the answers that count.
 */
type Evidence = `${'++' | '+' | '-' | '--'}${string}:${string}`

/** Words an owner may write, each a run of words in order; `*` stands for any ending. */
type SaidPhrase = `${'++' | '+'}${string}`

/** A kind of pet; every part that is given must fit, and an unknown fact never fits. */
export type PetFit = {
  readonly species?: 'dog' | 'cat'
  /** Parts of a breed name, in lower case. */
  readonly breeds?: readonly string[]
  readonly groups?: readonly BreedGroup[]
  readonly notGroups?: readonly BreedGroup[]
  readonly sex?: 'male' | 'female'
  readonly neutered?: boolean
  readonly minMonths?: number
  /** The pet is younger than this. */
  readonly maxMonths?: number
  readonly minKg?: number
  /** The pet is lighter than this. */
  readonly maxKg?: number
  /** Parts of a known condition, in lower case. */
  readonly known?: readonly string[]
  /** How much more (or less) likely this kind of pet makes the condition, where it is not the usual factor. */
  readonly factor?: number
}

export type ConditionKnowledge = {
  readonly id: string
  /** The everyday name first, then the medical one. */
  readonly name: string
  readonly species?: 'dog' | 'cat'
  readonly prone?: readonly PetFit[]
  readonly unlikely?: readonly PetFit[]
  readonly evidence: readonly Evidence[]
  readonly said?: readonly SaidPhrase[]
  /** Symptoms it can explain, beyond those its evidence names. */
  readonly explains?: readonly string[]
  /** What has to be known before the condition is worth naming at all: words, or one of these answers. */
  readonly needs?: { readonly words: true } | { readonly answer: readonly string[]; readonly orWords?: true }
  readonly urgency: { readonly from: Urgency; readonly to: Urgency }
  readonly commonness: Commonness
  /** One or two plain sentences; never a diagnosis. */
  readonly description: string
  /** Codes of `knowledge/sources/`. */
  readonly sources: readonly string[]
}

/** What a reviewing veterinarian wants to see and the engine does not need. */
export type ConditionForReview = {
  readonly synonyms: readonly string[]
  /** As the source words it; the ranking starts from the commonness. */
  readonly prevalence?: string
}

export type GeneralName = { readonly id: string; readonly name: string; readonly description: string }
