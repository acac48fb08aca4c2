import type { Source } from '#domain/knowledge/source.ts'

export type Cited = Source & { readonly code: string }

/** `joined` says whether all of its parts must be so, or one of them. */
export type Line =
  | string
  | { readonly says: string; readonly of: readonly Line[]; readonly joined?: 'and' | 'or' }

/** `links` lead from a name in the lines to an entry on the page of owners' words; what may be folded is to look up. */
export type Part = {
  readonly head: string
  readonly lines: readonly Line[]
  readonly links?: ReadonlyMap<string, string>
  readonly isFolded?: true
}

export type Target =
  | 'question'
  | 'figure'
  | 'symptom'
  | 'breed group'
  | 'kind of emergency'
  | 'finding'
  | 'condition'
  | 'poison'
  | 'source'

/** One thing an entry points to; `as` says what for, such as "looks for", and is left out where it is plain. */
export type Reading = {
  readonly of: Target
  readonly id: string
  readonly values?: readonly string[]
  readonly as?: string
}

/** In the order of the book. */
export const KINDS = {
  rule: { one: 'rule', many: 'rules' },
  atlas: { one: 'ordinary thing', many: 'ordinary things' },
  home: { one: 'demand before rest at home', many: 'demands before rest at home' },
  condition: { one: 'possible condition', many: 'possible conditions' },
  dose: { one: 'set of dose limits', many: 'sets of dose limits' },
  substance: { one: 'thing a pet may eat or touch', many: 'things a pet may eat or touch' },
  'first-aid': { one: 'first-aid plan', many: 'first-aid plans' },
  care: { one: 'group of care lines', many: 'groups of care lines' },
  question: { one: 'question', many: 'questions' },
  'what-if': { one: 'what-if', many: 'what-ifs' },
  told: { one: "finding in owners' words", many: "findings in owners' words" },
  words: { one: "group of owners' words", many: "groups of owners' words" },
  turn: { one: 'turn of speech', many: 'turns of speech' },
} as const
export type Kind = keyof typeof KINDS

/**
 * One piece of clinical knowledge as a veterinarian reads, judges and signs it. No other entry has its `id`, such as
 * `RF-012` or `first-aid.heat`; `content` is everything that was judged and makes the fingerprint together with the
 * words of what is read.
 */
export type Entry = {
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly page: string
  readonly parts: readonly Part[]
  readonly sources: readonly Cited[]
  readonly reads: readonly Reading[]
  readonly content: unknown
}
