/**
 * What a thing does to a species where no dose decides: an emergency, a call to a vet or poison line, or nothing that
 * keeps a pet without signs from staying at home, in the amount that `upTo` names.
 */
export type Risk =
  | { readonly level: 'er_urgent' | 'normal_vet' }
  | { readonly level: 'monitor_at_home'; readonly upTo: string | null }

/** A thing a pet may eat, lick or touch. */
export type Substance = {
  /** Such as `milk-chocolate`. */
  readonly id: string
  /** What owners call it. */
  readonly name: string
  /** Other names: lay words, brands, parts, spellings. */
  readonly words: readonly string[]
  /** The answer of the question `exposure` it belongs to. */
  readonly exposure: string
  /** The poison of `doses/`, and which of its forms, whose computed dose decides; left out where there is none. */
  readonly toxin?: { readonly id: string; readonly form?: string }
  readonly dog: Risk
  readonly cat: Risk
  /** One plain sentence for the owner. */
  readonly because: string
  /** Codes of `sources/`. */
  readonly sources: readonly string[]
}
