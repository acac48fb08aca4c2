import { questionsById } from '#domain/knowledge/questions.ts'
import type { QuestionOption } from '#domain/knowledge/questions/question.ts'
import { lowerFirst } from '#domain/first-letter.ts'
import { substancesById } from '#domain/substances/all-substances.ts'
import { atlasById } from '#domain/engine/decide/atlas-by-id.ts'
import { optionsFor } from '#domain/engine/flow/flow-pet.ts'
import { ownWords } from '#domain/engine/notes/note-reader.ts'
import type { Intake, IntakePet } from '#domain/logic/intake.ts'
import { MOST_SUGGESTIONS } from '#domain/logic/suggestion.ts'
import type { Suggestion } from '#domain/logic/suggestion.ts'
import type { CheckQuestion } from '../answer/check-question.ts'
import { labelOf } from '../flow/label-of.ts'
import { wordsQuestion, YES, YES_OR_NO } from './words-question.ts'

export type Quotes = ReadonlyMap<string, string>

export const LONGEST_QUOTE = 120
const A_WORD = /\p{L}{3}/u

/**
 * The suggestions that may be asked about: each names something that exists for this species, in words that the owner wrote
 * exactly so. Whoever sent them, the others count for nothing.
 */
export const soundSuggestions = (intake: Intake): readonly Suggestion[] =>
  (intake.suggestions ?? []).filter((each) => isSound(each, intake)).slice(0, MOST_SUGGESTIONS)

export const isSound = ({ kind, id, quote }: Suggestion, intake: Intake): boolean =>
  exists(kind, id, intake.pet) &&
  quote.length <= LONGEST_QUOTE &&
  A_WORD.test(quote) &&
  ownWords(intake).some((text) => standsIn(text, quote))

function exists(kind: Suggestion['kind'], id: string, pet: IntakePet): boolean {
  if (kind === 'product') return substancesById.has(id)
  if (kind === 'reading') return dangerNamed(id, pet) !== undefined
  const entry = atlasById.get(id)
  return entry !== undefined && (entry.species ?? pet.species) === pet.species
}

const standsIn = (text: string, quote: string): boolean =>
  text
    .split(quote)
    .some((before, part, parts) => !endsInWord(before, quote) && !beginsInWord(parts[part + 1], quote))

const endsInWord = (before: string, quote: string): boolean => /\p{L}$/u.test(before) && /^\p{L}/u.test(quote)

const beginsInWord = (after: string | undefined, quote: string): boolean =>
  after === undefined || (/^\p{L}/u.test(after) && /\p{L}$/u.test(quote))

export const DANGERS = 'danger_signs'

export function dangersOf({ species, gender: sex }: IntakePet): readonly QuestionOption[] {
  const question = questionsById.get(DANGERS)
  return question === undefined
    ? []
    : optionsFor(question, { species, sex }).filter(({ exclusive }) => exclusive !== true)
}

const dangerNamed = (id: string, pet: IntakePet): QuestionOption | undefined =>
  dangersOf(pet).find(({ value }) => value === id)

const SUSPECTED = 'suspected.'

export const dangersConfirmed = ({ id, kind }: CheckQuestion, values: readonly string[]): readonly string[] =>
  kind === 'suspected' && values.includes(YES) ? [id.slice(SUSPECTED.length)] : []

export function aboutSuspected({ id, quote }: Suggestion, pet: IntakePet): CheckQuestion | undefined {
  const danger = dangerNamed(id, pet)
  return (
    danger && {
      id: `${SUSPECTED}${id}`,
      kind: 'suspected',
      text: wordsQuestion(quote, pet.name, lowerFirst(labelOf(danger, pet.species))),
      quote,
      options: YES_OR_NO,
      multiple: false,
    }
  )
}

export const meantBy = (quote: string | undefined): readonly string[] =>
  quote === undefined ? [] : [`By “${quote}” I meant this.`]

export const suggestionsIn = (questions: readonly CheckQuestion[], intake: Intake): readonly Suggestion[] =>
  soundSuggestions(intake).filter(({ kind, id, quote }) =>
    questions.some((question) =>
      kind === 'reading'
        ? question.id === `${SUSPECTED}${id}` && question.quote === quote
        : question.options.some(
            ({ value, limits = [] }) => value === id && meantBy(quote).every((each) => limits.includes(each)),
          ),
    ),
  )
