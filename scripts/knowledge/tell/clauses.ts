import type { Condition } from '#domain/logic/condition.ts'

export type Joined = Extract<Condition, { readonly kind: 'all' | 'any' }>

/** The clauses it joins; those of a clause of its own kind are taken up into it. */
export const clausesOf = ({ kind, of }: Joined): readonly Condition[] =>
  of.flatMap((part) => (part.kind === kind ? clausesOf({ kind, of: part.of }) : [part]))
