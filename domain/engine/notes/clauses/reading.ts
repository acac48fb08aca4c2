import type { Meaning } from '#domain/knowledge/notes/entry.ts'
import type { AnswerOfHours } from '../figures/hours-told.ts'

/** The places where an owner writes in their own words. */
export type NoteField = 'additionalNotes' | 'exposure_details' | 'last_normal' | 'medication_details'

/** How a phrase in the notes is meant; only `present` counts as a finding. `denied`: the owner was asked and said no. */
export type NoteSense = 'present' | 'negated' | 'past' | 'other_animal' | 'hypothetical' | 'denied'

/** One phrase of the owner's own words and the fact it stands for. */
export type NoteFinding = {
  /** Id of the lexicon entry, such as `gums-pale`. */
  readonly id: string
  /** Plain name of what was read, such as "very pale gums". */
  readonly finding: string
  /** The owner's words, as written. */
  readonly quote: string
  readonly field: NoteField
  readonly sense: NoteSense
  /** The statement it stands in, such as `additionalNotes.2`: the same for the same text. */
  readonly place: string
  /** That statement, as written. */
  readonly statement: string
  readonly means: Meaning
  /** The owner was asked about it and said yes. */
  readonly isConfirmed?: true
  /** It says when something was, and tells of no sign by itself. */
  readonly aboutTime?: true
  /** The measurement it tells, which falls with it. */
  readonly number?: { readonly question: string; readonly value: number }
}

/** A hazard or an alarm in the owner's own words that no finding accounts for. */
export type Unplaced = {
  /** The owner's words, as written. */
  readonly quote: string
  /** True for what a body shows, false for a thing or an event. */
  readonly isOfBody: boolean
}

/** A clause that nobody read. */
export type Unread = {
  /** The owner's words, as written. */
  readonly quote: string
}

/** What findings say about the animal: answers by question id, symptoms and keys of free-text rules. */
export type Said = {
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>
  readonly symptoms: ReadonlySet<string>
  readonly keys: ReadonlySet<string>
}

/** What the owner's own words say about this animal now. */
export type NoteReading = {
  /** Every phrase that was recognised, also those that do not count, in the order written. */
  readonly findings: readonly NoteFinding[]
  /** Answers the present findings stand for, by question id. */
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>
  /** Symptoms the present findings stand for. */
  readonly symptoms: ReadonlySet<string>
  /** Keys of free-text rules (`life_threat_words`, `poison_named` and the others) that are present. */
  readonly keys: ReadonlySet<string>
  /** What of these the owner confirmed when asked about the words. */
  readonly confirmed: Said
  /** Words of known conditions the notes name, such as `diabet`. */
  readonly conditions: ReadonlySet<string>
  /** Measurements the notes hold, by question id. */
  readonly numbers: ReadonlyMap<string, number>
  /** Answers that follow from hours and days the notes tell of; they are part of `answers`. */
  readonly hours: readonly AnswerOfHours[]
  /** Hazards and alarms that no finding accounts for. */
  readonly unplaced: readonly Unplaced[]
  /** Clauses that no phrase reads and that say more than that the pet is as always. */
  readonly unread: readonly Unread[]
  /** The owner looked once more at what nobody read, and none of the dangers we named is so. */
  readonly isLookedAt: boolean
  /** Share of the written words that no finding covers, 0 to 1; 0 when nothing was written. */
  readonly notUnderstood: number
  /** How many words were written. */
  readonly wordCount: number
}

const NOTHING_SAID: Said = { answers: new Map(), symptoms: new Set(), keys: new Set() }

/** What is read when nothing was written. */
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
  notUnderstood: 0,
  wordCount: 0,
}
