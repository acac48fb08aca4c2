/** A sentence for an owner and on whose word it stands. `{petName}` stands for the pet's name. */
export type CareLine = {
  readonly text: string
  readonly sources: readonly string[]
  /** It asks to hold back food, which is not safe for a young pet or one on insulin. */
  readonly pausesFood?: true
}

/** A care sentence with its sources, as codes of `knowledge/sources.ts`. */
export const line = (text: string, ...sources: readonly string[]): CareLine => ({ text, sources })

/** A care sentence that asks to hold back food. */
export const foodPause = (text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  pausesFood: true,
})
