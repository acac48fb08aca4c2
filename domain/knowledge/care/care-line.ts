/** A sentence for an owner and on whose word it stands. `{petName}` stands for the pet's name. */
export type CareLine = {
  readonly text: string
  readonly sources: readonly string[]
  /** It asks to hold back food, which is not safe for every pet. */
  readonly pausesFood?: true
  /** It changes what the pet eats, which a pet under treatment should not do without its vet. */
  readonly changesFood?: true
  /** It asks to feed, which could do harm where something may be stuck. */
  readonly feeds?: true
  /** It puts something into the mouth, which is not safe for a pet that may not swallow or may need surgery. */
  readonly byMouth?: true
  /** Only for owners of this kind of pet. */
  readonly species?: 'dog' | 'cat'
}

/** A care sentence with its sources, as codes of `knowledge/sources.ts`. */
export const line = (text: string, ...sources: readonly string[]): CareLine => ({ text, sources })

/** A care sentence that asks to hold back food. */
export const foodPause = (text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  pausesFood: true,
})

/** A care sentence that lets the pet drink. */
export const byMouth = (text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  byMouth: true,
})

/** A care sentence for owners of one kind of pet. */
export const lineFor = (species: 'dog' | 'cat', text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  species,
})

/** A care sentence that changes what the pet eats. */
export const foodChange = (text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  changesFood: true,
})

/** A care sentence that asks to feed. */
export const feedLine = (text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  feeds: true,
})
