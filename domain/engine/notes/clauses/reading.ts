import type { Meaning } from '#domain/knowledge/notes/entry.ts'
import type { AnswerOfHours } from '../figures/hours-told.ts'

export type NoteField = 'additionalNotes' | 'exposure_details' | 'last_normal' | 'medication_details'

/** Only `present` counts as a finding. `denied`: the owner was asked and said no. */
export type NoteSense = 'present' | 'negated' | 'past' | 'other_animal' | 'hypothetical' | 'denied'

export type NoteFinding = {
  readonly id: string
  readonly finding: string
  readonly quote: string
  readonly field: NoteField
  readonly sense: NoteSense
  /** The statement it stands in, such as `additionalNotes.2`: the same for the same text. */
  readonly place: string
  readonly statement: string
  readonly means: Meaning
  readonly isConfirmed?: true
  readonly aboutTime?: true
  readonly number?: { readonly question: string; readonly value: number }
}

/**
 * A hazard or an alarm in the owner's own words that no finding accounts for; `isOfBody` for what a body shows, not for a
 * thing or an event.
 */
export type Unplaced = {
  readonly quote: string
  readonly isOfBody: boolean
}

export type Unread = {
  readonly quote: string
}

export type Said = {
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>
  readonly symptoms: ReadonlySet<string>
  readonly keys: ReadonlySet<string>
}

/**
 * Findings are also those that do not count; `unread` are clauses that no phrase reads and that say more than that the
 * pet is as always. Where `isLookedAt`, the owner looked once more at those, and none of the dangers we named is so.
 * `wordCount` is of `additionalNotes` alone.
 */
export type NoteReading = {
  readonly findings: readonly NoteFinding[]
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>
  readonly symptoms: ReadonlySet<string>
  readonly keys: ReadonlySet<string>
  readonly confirmed: Said
  readonly conditions: ReadonlySet<string>
  readonly numbers: ReadonlyMap<string, number>
  readonly hours: readonly AnswerOfHours[]
  readonly unplaced: readonly Unplaced[]
  readonly unread: readonly Unread[]
  readonly isLookedAt: boolean
  readonly wordCount: number
}

const NOTHING_SAID: Said = { answers: new Map(), symptoms: new Set(), keys: new Set() }

export const NOTHING_READ: NoteReading = {
  findings: [],
  answers: new Map(),
  symptoms: new Set(),
  keys: new Set(),
  confirmed: NOTHING_SAID,
  conditions: new Set(),
  numbers: new Map(),
  hours: [],
  unplaced: [],
  unread: [],
  isLookedAt: false,
  wordCount: 0,
}
