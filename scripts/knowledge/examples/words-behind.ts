import {
  DENIES,
  DENIES_A_DENIAL,
  DENIES_ALL,
  DENIES_FAR,
  DENIES_LIST,
  DISMISSED,
  DISMISSED_AT_ONCE,
  NEGATIVE_IN_ITSELF,
  NEVER_SO,
  NEW_THOUGHT,
  NOW_AFTER_ALL,
  NO_INSIDE,
  ONLY_MEANS,
} from '#domain/knowledge/compiled/notes/turns/denial.ts'
import {
  ABOUT_THE_FORM,
  AND_MY_PET,
  FOUND_OUT,
  IF_PET,
  MAY_BE_PART_OF_A_NAME,
  READ_SOMEWHERE,
  SUPPOSED,
  WORRY,
} from '#domain/knowledge/compiled/notes/turns/fear.ts'
import {
  BACK_TO_PET,
  CAT_OF_THE_HOME,
  DOG_OF_THE_HOME,
  MYSELF,
  OTHER_PET,
  PERSON,
  SHARED_WITH_MINE,
  THEIR_PET,
  WITNESS,
} from '#domain/knowledge/compiled/notes/turns/others.ts'
import { BRIEF, EXPLAINED, FEARED, WELL_AFTER } from '#domain/knowledge/compiled/notes/turns/settled.ts'
import { OF_NOW, PAST, PAST_JUST_BEFORE, THIS_TIME } from '#domain/knowledge/compiled/notes/turns/time.ts'
import { clausesOf } from '#domain/engine/notes/clauses/clauses.ts'
import { isNegated } from '#domain/engine/notes/clauses/denial.ts'
import { after, lastOf } from '#domain/engine/notes/clauses/last-of.ts'
import type { Sentence } from '#domain/engine/notes/clauses/sentences.ts'
import { isSettled } from '#domain/engine/notes/clauses/settled.ts'
import type { Span } from '#domain/engine/notes/phrases/phrase-book.ts'

/** A turn of speech with the words by which it stands in a sentence. */
export type Behind = { readonly turn: string; readonly words: string }

type Turn = readonly [name: string, found: string | undefined]

const firstOf = (turns: readonly Turn[]): Behind | undefined =>
  turns.flatMap(([turn, found]) => (found === undefined ? [] : [{ turn, words: found.trim() }]))[0]

const lastDenial = lastOf(DENIES)
const lastOfList = lastOf(DENIES_LIST)
const lastOtherPet = lastOf(OTHER_PET)
const lastPetOfTheirs = lastOf(THEIR_PET)
const lastPerson = lastOf(new RegExp(PERSON))

type Around = {
  readonly before: string
  readonly upTo: string
  readonly hit: string
  readonly rest: string
  readonly restOfClause: string
  readonly own: string
  readonly earlier: readonly string[]
  readonly later: readonly string[]
}

function around(sentence: Sentence, { start, end }: Span): Around {
  const clauses = clausesOf(sentence)
  const own = Math.max(
    clauses.findLastIndex((clause) => clause.start <= start),
    0,
  )
  const clause = clauses[own] ?? { start: 0, text: sentence.words }
  return {
    before: sentence.words.slice(clause.start, start),
    upTo: sentence.words.slice(0, start),
    hit: sentence.words.slice(start, end),
    rest: sentence.words.slice(end),
    restOfClause: sentence.words.slice(end, clause.start + clause.text.length),
    own: clause.text,
    earlier: clauses.slice(0, own).map(({ text }) => text),
    later: clauses.slice(own + 1).map(({ text }) => text),
  }
}

const inAny = (turn: RegExp, texts: readonly string[]): string | undefined =>
  texts.map((text) => turn.exec(text)?.[0]).find((found) => found !== undefined)

/** Of a finding that the reader takes as denied, in the order in which it looks. */
export function denialBehind(sentence: Sentence, span: Span): Behind | undefined {
  const { before, hit, rest, restOfClause, earlier, later } = around(sentence, span)
  return firstOf([
    ['DENIES', isNegated(before) ? lastDenial(before)?.[0] : undefined],
    ['DENIES_FAR', DENIES_FAR.exec(before)?.[0]],
    ['DISMISSED', DISMISSED.exec(rest)?.[0]],
    ['DISMISSED_AT_ONCE', DISMISSED_AT_ONCE.exec(restOfClause)?.[0]],
    ['ONLY_MEANS', ONLY_MEANS.exec(rest)?.[0]],
    ['DENIES_ALL', inAny(DENIES_ALL, later)],
    ['DENIES_LIST', earlier.flatMap((text) => lastOfList(text)?.[0] ?? []).at(-1)],
    ['FOUND_OUT', inAny(FOUND_OUT, later)],
    ['NO_INSIDE', NO_INSIDE.exec(hit)?.[0] ?? (hit.includes(' not ') ? 'not' : undefined)],
  ])
}

export function pastBehind(sentence: Sentence, span: Span): Behind | undefined {
  const { before, own, later } = around(sentence, span)
  return firstOf([
    ['PAST_JUST_BEFORE', PAST_JUST_BEFORE.exec(before)?.[0]],
    ['PAST', PAST.exec(own)?.[0]],
    ['PAST', inAny(PAST, later)],
  ])
}

/** Of a scare that passed: what tells that the pet is well again, or what it was. */
export function endOfScare(
  sentences: readonly Sentence[],
  index: number,
  { start, end }: Span,
): Behind | undefined {
  const words = sentences[index]?.words ?? ''
  const later = [words.slice(end), ...sentences.slice(index + 1).map((sentence) => sentence.words)].join(
    ' . ',
  )
  const explained: Turn = ['EXPLAINED', EXPLAINED.exec(later)?.[0]]
  const well: Turn = ['WELL_AFTER', WELL_AFTER.exec(later)?.[0]]
  return firstOf([
    ...(isSettled('other', sentences, index, start, end) ? [explained, well] : [well, explained]),
    ['FEARED', FEARED.exec(words.slice(0, start))?.[0]],
    ['BRIEF', BRIEF.exec(words)?.[0]],
  ])
}

export function otherBehind(sentence: Sentence, span: Span, species: 'dog' | 'cat'): Behind | undefined {
  const { before, upTo } = around(sentence, span)
  const isCat = species === 'cat'
  return firstOf([
    ['OTHER_PET', lastOtherPet(upTo)?.[0]],
    ['THEIR_PET', lastPetOfTheirs(upTo)?.[0]],
    [
      isCat ? 'DOG_OF_THE_HOME' : 'CAT_OF_THE_HOME',
      (isCat ? DOG_OF_THE_HOME : CAT_OF_THE_HOME).exec(before)?.[0],
    ],
    ['MYSELF', MYSELF.exec(before)?.[0]],
    ['PERSON', lastPerson(before)?.[0]],
  ])
}

export function supposedBehind(sentence: Sentence, span: Span): Behind | undefined {
  const { upTo, hit } = around(sentence, span)
  return firstOf([
    ['ABOUT_THE_FORM', ABOUT_THE_FORM.exec(upTo)?.[0]],
    ['READ_SOMEWHERE', READ_SOMEWHERE.exec(upTo)?.[0]],
    ['SUPPOSED', SUPPOSED.exec(upTo.trimEnd())?.[0]],
    ['IF_PET', IF_PET.exec(upTo)?.[0]],
    ['WORRY', WORRY.exec(sentence.words)?.[0]],
    ['MAY_BE_PART_OF_A_NAME', MAY_BE_PART_OF_A_NAME.exec(hit)?.[0]],
  ])
}

/** Of a finding that counts although words that would take it back stand there: the turns that undo them. */
export function undoneBehind(sentence: Sentence, span: Span): readonly string[] {
  const { before, upTo, hit, rest, own, later } = around(sentence, span)
  const denial = lastDenial(before)
  const between = denial === null ? '' : after(before, denial)
  const isDenied = isNegated(before)
  const pet = lastOtherPet(upTo) ?? lastPetOfTheirs(upTo)
  const person = lastPerson(before)
  const isOver = PAST.test(own)
  const undone: Readonly<Record<string, boolean>> = {
    DENIES_A_DENIAL: denial !== null && DENIES_A_DENIAL.test(before.slice(0, denial.index)),
    NEVER_SO: denial !== null && NEVER_SO.test(between),
    NEW_THOUGHT: denial !== null && NEW_THOUGHT.test(between) && between.trim().split(' ').length <= REACH,
    NEGATIVE_IN_ITSELF: isDenied && NEGATIVE_IN_ITSELF.test(hit),
    NOW_AFTER_ALL: isDenied && NOW_AFTER_ALL.test(rest),
    BACK_TO_PET: pet !== null && BACK_TO_PET.test(after(upTo, pet)),
    WITNESS: person !== null && after(before, person).length < NEAR && WITNESS.test(after(before, person)),
    SHARED_WITH_MINE: pet !== null && SHARED_WITH_MINE.test(rest),
    OF_NOW: isOver && OF_NOW.test(own),
    AND_MY_PET: isOver && !OF_NOW.test(own) && AND_MY_PET.test(own),
    THIS_TIME: isOver && inAny(THIS_TIME, later) !== undefined,
  }
  return Object.keys(undone).filter((turn) => undone[turn])
}

/** In words, how far a denial reaches; in letters, how far a person stands from what the person saw. */
const REACH = 4
const NEAR = 24
