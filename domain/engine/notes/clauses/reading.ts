import type { Meaning } from '#domain/knowledge/notes/entry.ts'
import type { AnswerOfHours } from '../figures/hours-told.ts'

export type NoteField = 'additionalNotes' | 'exposure_details' | 'last_normal' | 'medication_details'

/** How a phrase in the notes is meant; only `present` counts as a finding. `denied`: the owner was asked and said no. */
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
  /** The owner was asked about it and said yes. */
  readonly isConfirmed?: true
  readonly aboutTime?: true
  /** The measurement it tells, which falls with it. */
  readonly number?: { readonly question: string; readonly value: number }
}

/** A hazard or an alarm in the owner's own words that no finding accounts for. */
export type Unplaced = {
  readonly quote: string
  /** True for what a body shows, false for a thing or an event. */
  readonly isOfBody: boolean
}

export type Unread = {
  readonly quote: string
}

/** Answers are by question id, keys are those of free-text rules, such as `life_threat_words`. */
export type Said = {
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>
  readonly symptoms: ReadonlySet<string>
  readonly keys: ReadonlySet<string>
}

export type NoteReading = {
  /** Every phrase that was recognised, also those that do not count, in the order written. */
  readonly findings: readonly NoteFinding[]
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>
  readonly symptoms: ReadonlySet<string>
  readonly keys: ReadonlySet<string>
  readonly confirmed: Said
  /** Words of known conditions the notes name, such as `diabet`. */
  readonly conditions: ReadonlySet<string>
  readonly numbers: ReadonlyMap<string, number>
  /** Answers that follow from hours and days the notes tell of; they are part of `answers`. */
  readonly hours: readonly AnswerOfHours[]
  readonly unplaced: readonly Unplaced[]
  /** Clauses that no phrase reads and that say more than that the pet is as always. */
  readonly unread: readonly Unread[]
  /** The owner looked once more at what nobody read, and none of the dangers we named is so. */
  readonly isLookedAt: boolean
  /** Words of `additionalNotes` alone. */
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
