import type { BreedGroup } from '#domain/logic/breed-group.ts'

export const BODY_SYSTEMS = [
  'skin',
  'eyes',
  'ears',
  'mouth',
  'digestion',
  'breathing',
  'urinary',
  'movement',
  'nerves',
  'behavior',
  'reproduction',
  'general',
] as const
export type BodySystem = (typeof BODY_SYSTEMS)[number]

export type Signs = {
  readonly symptoms?: readonly string[]
  readonly answers?: Readonly<Record<string, readonly string[]>>
}

/** Something that looks alarming and is ordinary, as its owner sees it. It holds only where the owner says that it is so. */
export type AtlasEntry = {
  /** Such as `normal.seasonal-shedding`, or `known.arthritis` for a problem a vet named. */
  readonly id: string
  /** It is also shown among the conditions. */
  readonly name: string
  readonly because: string
  readonly systems: readonly BodySystem[]
  /** How owners put it: other names, lay words and parts of sentences, for the search. */
  readonly words: readonly string[]
  readonly species?: 'dog' | 'cat'
  /** The ages in months in which it is ordinary, `under` not included; `under: null` has no end. */
  readonly ageMonths: { readonly from: number; readonly under: number | null }
  readonly sex?: 'male' | 'female'
  /** True where only a pet has it that is not neutered, false where only one that is. */
  readonly intact?: boolean
  readonly breeds?: readonly BreedGroup[]
  /**
   * Only for a problem that a vet named before: parts of its names as they stand in a profile. Its statements say when a
   * vet last saw it and that it has not changed since.
   */
  readonly knownAs?: readonly string[]
  /** Parts of the names of diseases that change nothing of it; beside any other disease nothing is ordinary. */
  readonly evenWith?: readonly string[]
  /** What the owner ticks that this explains. A concern that no longer stands without it is set aside. */
  readonly explains: Signs
  /** How long it may have lasted: values of the question `onset`. */
  readonly onset: readonly string[]
  /** Further questions that must hold one of these values, where they are asked of this pet. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  readonly never?: Signs
  /**
   * One to three statements that the owner must find true, all of them. They carry the limits: how long, how big, how
   * often, open or closed, one side or both.
   */
  readonly confirm: readonly string[]
  /** The dangerous thing it must be told from, and by what. */
  readonly twin: string
  readonly returnWhen: string
  /** Codes of `knowledge/sources/`. */
  readonly sources: readonly string[]
}
