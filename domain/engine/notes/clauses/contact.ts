import {
  AMOUNT,
  AMOUNT_AFTER,
  ANOTHER_THING,
  ASKING,
  AVOIDED,
  BY_A_CAT,
  BY_A_DOG,
  BY_A_PERSON,
  CONSUMING,
  DONE,
  ELSEWHERE,
  HARMED,
  IN_THE_AIR,
  LOOSE,
  LOSS,
  NAME_OF_A_PET,
  OWN_FOOD,
  PERSONS_OWN,
  STATEMENT,
  SWALLOWED,
  TAKEN,
  WAS_THERE,
  YET,
} from '#domain/knowledge/compiled/notes/turns/contact.ts'
import { NONE_OF_IT } from '#domain/knowledge/compiled/notes/turns/denial.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { isNegated } from './denial.ts'
import { isNotMet } from './not-met.ts'
import { phraseBook } from '../phrases/phrase-book.ts'
import type { Span } from '../phrases/phrase-book.ts'
import type { Sentence } from './sentences.ts'

const NEAR = 8

export type Mention = {
  readonly sentences: readonly Sentence[]
  readonly index: number
  readonly start: number
  readonly end: number
  readonly species: 'dog' | 'cat'
  readonly swallowedOnly: boolean
  /** True for poisons, where the word of taking may stand anywhere in the sentence or right beside it. */
  readonly anywhere: boolean
}

const COINS = /^(?:coins?|penn(?:y|ies))$/

export function saysContact(named: Mention): boolean {
  const { sentences, index, anywhere } = named
  const sentence = sentences[index]
  if (sentence === undefined) return false
  const { words } = sentence
  const swallowedOnly = named.swallowedOnly || COINS.test(words.slice(named.start, named.end))
  const mention = { ...named, swallowedOnly }
  if (ASKING.test(words) && !DONE.test(words)) return false
  if (ANOTHER_THING.test(words.slice(0, mention.start)) || NAME_OF_A_PET.test(words.slice(mention.end)))
    return false
  if (isNotMet({ ...mention, isStrong: anywhere })) return false
  if (takenIn(sentence, mention, sentences[index + 1])) return true
  if (swallowedOnly) return false
  if (isElliptic(sentence, mention)) return true
  if (anywhere && nothingSpeaksAgainst(sentences, mention)) return true
  // "Zanaflex. My bad, dropped two": the poison stands alone, and the next few words tell what became of it.
  const after = sentences.slice(index + 1, index + 3)
  if (
    isFragment(sentence) &&
    after.some((next) => takenIn(next, { ...mention, start: 0, end: 0 }, undefined))
  )
    return true
  const before = sentences.slice(Math.max(index - 1, 0), index)
  const avoided = [sentence, ...before, ...after].some(isAvoided)
  return !avoided && (after.some(tellsOfLoss) || (before.some(tellsOfLoss) && isFragment(sentence)))
}

const looksFor = (of: string, phrases: readonly string[]): ((sentence: Sentence) => readonly Span[]) => {
  const book = phraseBook(() => [{ of, phrases }])
  return onceForEach(({ words }) => book(words)[0]?.spans ?? [])
}
const wordsOfTaking = looksFor('taken', TAKEN)
const wordsOfSwallowing = looksFor('swallowed', SWALLOWED)
const BY_THE_OTHER = { cat: BY_A_DOG, dog: BY_A_CAT } as const

function takenIn(sentence: Sentence, mention: Mention, next: Sentence | undefined): boolean {
  const { words } = sentence
  const { start, end, swallowedOnly, anywhere, species } = mention
  const avoided = isAvoided(sentence) || (next !== undefined && isAvoided(next))
  const verbs = swallowedOnly ? wordsOfSwallowing(sentence) : wordsOfTaking(sentence)
  return verbs.some((verb) => {
    const said = words.slice(verb.start, verb.end)
    const between = verb.start < start ? words.slice(verb.end, start) : words.slice(end, verb.start)
    const distance = between.split(' ').filter((word) => word !== '').length
    if (!anywhere && distance > NEAR) return false
    const clauseStart = sentence.breaks.findLast((place) => place <= verb.start) ?? 0
    const before = words.slice(clauseStart, verb.start).trimEnd()
    if (isNegated(before) || NONE_OF_IT.test(before)) return false
    if (CONSUMING.test(said) && BY_A_PERSON.test(before)) return false
    if (BY_THE_OTHER[species].test(before)) return false
    if (OWN_FOOD.test(words.slice(verb.start))) return false
    return !(avoided && LOOSE.test(said))
  })
}

const isAvoided = ({ words }: Sentence): boolean => AVOIDED.test(words) && !YET.test(words)

function nothingSpeaksAgainst(sentences: readonly Sentence[], { index, start, end }: Mention): boolean {
  const sentence = sentences[index]
  if (sentence === undefined || sentence.isQuestion) return false
  const { words } = sentence
  // Oils in the air reach the pet by themselves, and drool or a cough tells that they did.
  if (IN_THE_AIR.test(words.slice(start, end)) && HARMED.test(words)) return true
  if (ELSEWHERE.test(words) || (PERSONS_OWN.test(words.slice(0, start)) && !WAS_THERE.test(words)))
    return false
  const both = [words, sentences[index + 1]?.words ?? ''].join(' . ')
  return !isAvoided({ ...sentence, words: both })
}

function isElliptic(sentence: Sentence, { start, end }: Mention): boolean {
  const { words, isQuestion } = sentence
  if (isQuestion || STATEMENT.test(words) || isAvoided(sentence)) return false
  return AMOUNT.test(words.slice(0, start)) || AMOUNT_AFTER.test(words.slice(end))
}

const isFragment = ({ words }: Sentence): boolean => words.split(' ').length <= 5 && !STATEMENT.test(words)

const tellsOfLoss = ({ words }: Sentence): boolean => {
  const match = LOSS.exec(words)
  return match !== null && !isNegated(words.slice(0, match.index).trimEnd())
}
