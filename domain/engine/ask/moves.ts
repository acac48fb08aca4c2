import type { AtlasEntry } from '#domain/knowledge/atlas/entry.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { Question } from '#domain/knowledge/questions/question.ts'
import { withNotes } from '#domain/engine/read/facts-by-reader.ts'
import { meeting } from '#domain/engine/read/met-things.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { denying } from '#domain/engine/notes/meant.ts'
import type { NoteField, NoteFinding } from '#domain/engine/notes/clauses/reading.ts'
import { isUnclear, openToLastLook } from './last-look.ts'
import { nearEntries } from './near-entries.ts'
import type { NearEntries } from './near-entries.ts'
import { productsFor } from './products-for.ts'
import type { Products } from './products-for.ts'
import type { Quotes } from './suggested.ts'

export type EntriesMove = {
  readonly kind: 'normal' | 'known'
  readonly entries: readonly AtlasEntry[]
  readonly quotes?: Quotes
  readonly isLastLook?: true
}

export type Move =
  | { readonly kind: 'reading'; readonly place: string }
  | { readonly kind: 'open'; readonly question: Question; readonly mildest: string }
  | EntriesMove
  | { readonly kind: 'product'; readonly products: Products }
  | { readonly kind: 'last_look' }

export function movesFor(
  facts: Facts,
  entriesFor: (supposed: Facts) => Nearest = nearEntries,
  productsOf?: (supposed: Facts) => Products | undefined,
): readonly Move[] {
  const told = [...statementsIn(facts), ...openQuestions(facts)]
  const { normal, known, quotes } = entriesFor(supposing(facts, new Set(told)))
  return [
    // A thing that needs a vet leads nobody home.
    ...productMoves(facts, productsOf).filter(
      (move) => move.kind !== 'product' || move.products.level === 'monitor_at_home',
    ),
    ...told,
    ...(known.length > 0 ? [{ kind: 'known', entries: known } as const] : []),
    ...(normal.length > 0 ? [{ kind: 'normal', entries: normal, ...(quotes && { quotes }) } as const] : []),
    ...(isUnclear(facts.notes) ? [{ kind: 'last_look' } as const] : []),
  ]
}

/**
 * The same where something ordinary answers for the last look as well, so that fewer questions are needed. What a vet named
 * before cannot: it says nothing of what came since.
 */
export function withoutLastLook(moves: readonly Move[], facts: Facts): readonly Move[] {
  if (!isUnclear(facts.notes)) return moves
  const answered = new Set<string>(openToLastLook(facts))
  return moves.flatMap((move): readonly Move[] => {
    if (move.kind === 'last_look' || move.kind === 'known') return []
    if (move.kind === 'open' && answered.has(move.question.id)) return []
    return [move.kind === 'normal' ? { ...move, isLastLook: true } : move]
  })
}

export type Nearest = NearEntries & { readonly quotes?: Quotes }

export const mildlyTold = (facts: Facts): Facts =>
  supposing(facts, new Set([...statementsIn(facts), ...openQuestions(facts)]))

export const productMoves = (
  facts: Facts,
  productsOf?: (supposed: Facts) => Products | undefined,
): readonly Move[] => {
  const products = productsOf === undefined ? ownProducts(facts) : productsBy(productsOf, facts)
  return products === undefined ? [] : [{ kind: 'product', products }]
}

const productsBy = (
  productsOf: (supposed: Facts) => Products | undefined,
  facts: Facts,
): Products | undefined => productsOf(facts) ?? productsOf(supposing(facts, new Set(statementsBeside(facts))))

const ownProducts = onceForEach((facts: Facts) => productsBy(productsFor, facts))

function statementsBeside(facts: Facts): readonly Move[] {
  const met = new Set(
    facts.notes.findings.flatMap(({ place, means }) => (means.answers?.['exposure'] ? [place] : [])),
  )
  return statementsIn(facts).filter((move) => move.kind === 'reading' && !met.has(move.place))
}

/**
 * The statements of the owner's own words in which something was read. What was eaten or given, was ticked and stands beside
 * its answer is asked for by name.
 */
export function statementsIn({ notes, values }: Facts): readonly Move[] {
  const ticked = values('exposure') ?? []
  const isTicked = ({ field, means }: NoteFinding): boolean =>
    !IN_STORY.has(field) && (means.answers?.['exposure'] ?? []).some((value) => ticked.includes(value))
  const places = notes.findings.flatMap((finding) =>
    finding.sense === 'present' && !isTicked(finding) ? [finding.place] : [],
  )
  return [...new Set(places)].map((place) => ({ kind: 'reading', place }))
}

const IN_STORY = new Set<NoteField>(['additionalNotes', 'last_normal'])

const openQuestions = (facts: Facts): readonly Move[] =>
  [...facts.asked].flatMap((id) => {
    const question = questionsById.get(id)
    if (question === undefined || question.required || facts.values(id) !== undefined) return []
    const mildest = mildestOf(question)
    return mildest === undefined ? [] : [{ kind: 'open', question, mildest }]
  })

function mildestOf({ options = [] }: Question): string | undefined {
  const mild = options.find(({ value, exclusive }) => exclusive === true && value === 'none')
  return (mild ?? options.find(({ value }) => WELL.has(value)))?.value
}

const WELL = new Set(['pink', 'no_discharge', 'formed'])

export function supposing(facts: Facts, moves: ReadonlySet<Move>): Facts {
  const denied = new Set<string>()
  const answered = new Map<string, readonly string[]>()
  const confirmed = new Set(facts.confirmed)
  const things: string[] = []
  let isLookedAt = false
  for (const move of moves) {
    if (move.kind === 'reading') denied.add(move.place)
    else if (move.kind === 'open') answered.set(move.question.id, [move.mildest])
    else if (move.kind === 'product') things.push(...move.products.mildest)
    else if (move.kind === 'last_look') isLookedAt = true
    else {
      for (const { id } of move.entries) confirmed.add(id)
      isLookedAt ||= move.isLastLook === true
    }
  }
  if (isLookedAt) for (const id of openToLastLook(facts)) answered.set(id, ['none'])
  const notes = denying(facts.notes, ({ place }) => denied.has(place))
  const supposed: Facts = {
    ...withNotes(facts, isLookedAt ? { ...notes, isLookedAt } : notes),
    confirmed,
    values: (id) => answered.get(id) ?? facts.values(id),
  }
  return meeting(supposed, things, true)
}
