/**
 * What a thing does to a species where no dose decides: an emergency, a call to a vet or poison line, or nothing that
 * keeps a pet without signs from staying at home, in the amount that `upTo` names.
 */
export type Risk =
  | { readonly level: 'er_urgent' | 'normal_vet' }
  | { readonly level: 'monitor_at_home'; readonly upTo: string | null }

export type Substance = {
  readonly id: string
  readonly name: string
  readonly words: readonly string[]
  /** The answer of the question `exposure` it belongs to. */
  readonly exposure: string
  /** The poison of `doses/`, and which of its forms, whose computed dose decides; left out where there is none. */
  readonly toxin?: { readonly id: string; readonly form?: string }
  readonly dog: Risk
  readonly cat: Risk
  readonly because: string
  /** Codes of `knowledge/sources/`. */
  readonly sources: readonly string[]
}
