import type { Condition } from '#domain/logic/condition.ts'

export type Joined = Extract<Condition, { readonly kind: 'all' | 'any' }>

export const clausesOf = ({ kind, of }: Joined): readonly Condition[] =>
  of.flatMap((part) => (part.kind === kind ? clausesOf({ kind, of: part.of }) : [part]))
