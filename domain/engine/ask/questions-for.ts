import type { Question } from '#domain/knowledge/questions/question.ts'
import { upperFirst } from '#domain/first-letter.ts'
import { explainedIn } from '#domain/engine/decide/explained.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { optionsFor } from '#domain/engine/flow/flow-pet.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { MOST_CHECKS, NOT_SURE, UNSURE } from '../answer/check-question.ts'
import type { CheckQuestion } from '../answer/check-question.ts'
import { alarmsMeant } from './alarms.ts'
import { lastLook, quoteOfUnclear, saidByLastLook } from './last-look.ts'
import { levelAt } from './level-at.ts'
import { movesFor, productMoves, statementsIn, supposing, withoutLastLook } from './moves.ts'
import { areOfEvents, namedEntries, nearEntries, wholeEntries } from './near-entries.ts'
import type { NearEntries } from './near-entries.ts'
import type { EntriesMove, Move } from './moves.ts'
import { namedInQuestion } from './named-in-question.ts'
import type { Named } from './named-in-question.ts'
import { productQuestion } from './products-for.ts'
import { LONGEST_QUOTE, meantBy, soundSuggestions } from './suggested.ts'
import { proposedIn } from './proposed.ts'
import type { Proposed } from './proposed.ts'
import {
  choiceOf,
  NONE_OF_THESE,
  readingAt,
  wordsChoice,
  wordsQuestion,
  YES_OR_NO,
} from './words-question.ts'

/**
 * The questions whose answers could make this level milder, in the order in which they could change it; at most three,
 * and none where no answer would. Never before an emergency that stands on a sign that was ticked or counted: its answer
 * is shown at once. One that stands only on what was met asks what the thing was. What a language model proposed is asked
 * about beside them, below an emergency.
 */
export function questionsFor(facts: Facts, level = levelAt(facts)): readonly CheckQuestion[] {
  const moves = level === 'er_urgent' ? movesFromDanger(facts) : movesFromVisit(facts, level)
  const own = moves.length > MOST_CHECKS ? [] : moves
  const suggestions = level === 'er_urgent' ? [] : soundSuggestions(facts.intake)
  return suggestions.length === 0
    ? own.map((move) => asked(move, facts))
    : withProposed(own, facts, proposedIn(facts, level, suggestions))
}

/**
 * The questions of the engine with what a language model found among their choices, and in the places that are left its
 * own, which can only make the level more urgent. Where the engine sees no way home, nothing that is suggested opens one.
 */
function withProposed(own: readonly Move[], facts: Facts, proposed: Proposed): readonly CheckQuestion[] {
  const questions = widened(own, movesBeforeVisit(facts, proposed)).map((move) => asked(move, facts))
  const ids = new Set(questions.map(({ id }) => id))
  const beside = proposed.suspected.filter(({ id }) => !ids.has(id))
  return [...questions, ...beside].slice(0, MOST_CHECKS)
}

const widened = (own: readonly Move[], wider: readonly Move[]): readonly Move[] =>
  own.map((move) => {
    const offered = offeredBy(move)
    if (offered.length === 0) return move
    const wide = wider.find(({ kind }) => kind === move.kind)
    return wide !== undefined && offered.every((id) => offeredBy(wide).includes(id))
      ? { ...wide, ...lookOf(move) }
      : move
  })

const lookOf = (move: Move): Pick<EntriesMove, 'isLastLook'> =>
  (move.kind === 'normal' || move.kind === 'known') && move.isLastLook === true ? { isLastLook: true } : {}

function offeredBy(move: Move): readonly string[] {
  if (move.kind === 'product') return move.products.offered.map(({ id }) => id)
  return move.kind === 'normal' || move.kind === 'known' ? move.entries.map(({ id }) => id) : []
}

function movesBeforeVisit(facts: Facts, proposed?: Proposed): readonly Move[] {
  return proposed === undefined
    ? movesFor(facts, nearOrWholeEntries)
    : movesFor(
        facts,
        (supposed) => proposed.entriesBeside(nearOrWholeEntries(supposed), supposed),
        proposed.productsOf,
      )
}

function movesFromVisit(facts: Facts, level: Urgency): readonly Move[] {
  if (level === 'monitor_at_home') return []
  const moves = movesBeforeVisit(facts)
  const isHome = (chosen: ReadonlySet<Move>): boolean =>
    levelAt(supposing(facts, chosen)) === 'monitor_at_home'
  const home = fewest(moves, isHome)
  if (home.length <= MOST_CHECKS) return withTwin(home, moves)
  return fewest(withoutLastLook(moves, facts), isHome)
}

function nearOrWholeEntries(supposed: Facts): NearEntries {
  const near = nearEntries(supposed)
  return near.normal.length + near.known.length > 0 ? near : wholeEntries(supposed)
}

function withTwin(chosen: readonly Move[], moves: readonly Move[]): readonly Move[] {
  const isFound = ({ kind }: Move): boolean => kind === 'normal' || kind === 'known'
  return chosen.some(isFound) && chosen.length < MOST_CHECKS
    ? moves.filter((move) => chosen.includes(move) || isFound(move))
    : chosen
}

/**
 * A no to words of danger leads to a visit. It leads home only where the owner also finds what it is instead, so that is
 * asked as well where the words name something ordinary and three questions are enough: where two denials and more
 * are too many, what was found answers for the last look too, but for words of an event.
 */
function movesFromDanger(facts: Facts): readonly Move[] {
  const products = productMoves(facts)
  if (products.length > 0) {
    const home = fewest(
      movesFor(facts).filter(({ kind }) => kind !== 'reading'),
      (chosen) => levelAt(supposing(facts, chosen)) === 'monitor_at_home',
    )
    if (home.length <= MOST_CHECKS && home.some(({ kind }) => kind === 'product')) return home
    if (levelAt(supposing(facts, new Set(products))) !== 'er_urgent') return products
  }
  const denials = fewest(statementsIn(facts), (chosen) => levelAt(supposing(facts, chosen)) !== 'er_urgent')
  if (denials.length === 0) return denials
  const places = new Set(denials.flatMap((move) => (move.kind === 'reading' ? [move.place] : [])))
  const moves = movesFor(facts, (supposed) => namedEntries(facts, supposed, places))
  if (!moves.some(({ kind }) => kind === 'normal' || kind === 'known')) return denials
  const isExplainedHome = (chosen: ReadonlySet<Move>): boolean => {
    const supposed = supposing(facts, chosen)
    return explainedIn(supposed).entries.length > 0 && levelAt(supposed) === 'monitor_at_home'
  }
  const home = fewest(moves, isExplainedHome)
  if (home.length > 0 && home.length <= MOST_CHECKS) return withTwin(home, moves)
  const mayAnswerBoth = denials.length > 1 && !areOfEvents(facts, supposing(facts, new Set(denials)))
  const shorter = mayAnswerBoth ? fewest(withoutLastLook(moves, facts), isExplainedHome) : []
  return shorter.length > 0 && shorter.length <= MOST_CHECKS ? shorter : denials
}

function fewest<Item>(all: readonly Item[], isEnough: (some: ReadonlySet<Item>) => boolean): readonly Item[] {
  const left = new Set(all)
  if (!isEnough(left)) return []
  for (const item of all.toReversed()) {
    left.delete(item)
    if (!isEnough(left)) left.add(item)
  }
  return all.filter((item) => left.has(item))
}

function asked(move: Move, facts: Facts): CheckQuestion {
  if (move.kind === 'reading') return aboutStatement(move.place, facts)
  if (move.kind === 'open') return aboutOpen(move.question, facts)
  if (move.kind === 'product') return productQuestion(move.products, facts)
  return move.kind === 'last_look' ? lastLook(facts) : aboutEntries(move, facts)
}

function aboutStatement(place: string, facts: Facts): CheckQuestion {
  const { notes, intake } = facts
  const read = notes.findings.filter((finding) => finding.place === place && finding.sense === 'present')
  const statement = read[0]?.statement ?? ''
  const quotes = [...new Set(read.map(({ quote }) => quote))]
  // A longer statement is quoted by what was read in it.
  const quote = statement.length <= LONGEST_QUOTE ? statement : quotes.join(' … ')
  return {
    id: readingAt(place),
    kind: 'reading',
    quote,
    ...aboutNamed(namedInQuestion(read, facts), quote, intake.pet.name),
  }
}

function aboutNamed(
  named: readonly Named[],
  quote: string,
  petName: string,
): Pick<CheckQuestion, 'text' | 'options' | 'multiple'> {
  if (named.length < 2)
    return {
      text: wordsQuestion(quote, petName, named[0]?.name ?? ''),
      options: YES_OR_NO,
      multiple: false,
    }
  return {
    text: wordsChoice(quote, petName),
    options: [
      ...named.map((each) => ({ value: choiceOf(each), label: upperFirst(each.name) })),
      NONE_OF_THESE,
      UNSURE,
    ],
    multiple: true,
  }
}

function aboutOpen(question: Question, facts: Facts): CheckQuestion {
  const named = (text: string): string => text.replaceAll('{petName}', facts.intake.pet.name.trim())
  const pet = { species: facts.species, sex: facts.intake.pet.gender }
  const own = optionsFor(question, pet).map(({ value, label }) => ({ value, label: named(label) }))
  return {
    id: `open.${question.id}`,
    kind: 'open',
    text: named(question.question),
    quote: null,
    options: own.some(({ value }) => value === NOT_SURE) ? own : [...own, UNSURE],
    multiple: question.type === 'multiselect',
  }
}

const ASKED_OF = {
  normal: 'Does it look like one of these?',
  known: 'Has a vet already named this?',
} as const

function aboutEntries({ kind, entries, quotes, isLastLook }: EntriesMove, facts: Facts): CheckQuestion {
  const meant = alarmsMeant(facts)
  const unread = isLastLook === true ? quoteOfUnclear(facts.notes) : null
  const condition = unread === null ? '' : `, and this part of your note tells of nothing worse: “${unread}”`
  const beside = unread === null ? [] : saidByLastLook(facts)
  return {
    id: kind,
    kind,
    text: `${ASKED_OF[kind]} Choose one only if every word under it is true${condition}.`,
    quote: unread,
    options: [
      ...entries.map(({ id, name, confirm }) => ({
        value: id,
        label: name,
        limits: [...confirm, ...beside, ...meant, ...meantBy(quotes?.get(id))],
      })),
      { value: 'none', label: 'None of these' },
      UNSURE,
    ],
    multiple: true,
  }
}
