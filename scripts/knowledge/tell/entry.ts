import type { Source } from '#domain/knowledge/source.ts'

export type Cited = Source & { readonly code: string }

/** A sentence, or one that leads a list of others. */
export type Line = string | { readonly says: string; readonly of: readonly Line[] }

export type Part = { readonly head: string; readonly lines: readonly Line[] }

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

/** One thing an entry points to, the options it means of it, and what for. */
export type Reading = {
  readonly of: Target
  readonly id: string
  readonly values?: readonly string[]
  /** As in "looks for"; left out where it is plain. */
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

/** One piece of clinical knowledge as a veterinarian reads, judges and signs it. */
export type Entry = {
  /** Such as `RF-012`, `normal.hairball` or `first-aid.heat`; no other entry has it. */
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly page: string
  readonly parts: readonly Part[]
  readonly sources: readonly Cited[]
  readonly reads: readonly Reading[]
  /** Everything that was judged; it makes the fingerprint together with the words of what is read. */
  readonly content: unknown
}
