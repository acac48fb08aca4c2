import type { Condition } from '#domain/logic/condition.ts'
import { lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import { signs } from '#domain/knowledge/compiled/notes/signs.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { Line } from './entry.ts'
import { knownPhrase } from './known-names.ts'
import { namedQuestion } from './topics.ts'
import {
  ageWords,
  breedWords,
  figureWords,
  listed,
  optionWords,
  quoted,
  symptomWords,
  weightWords,
} from './words.ts'

export type Fact = Exclude<Condition, { readonly kind: 'all' | 'any' | 'not' }>

export function tellFact(fact: Fact): Line {
  switch (fact.kind) {
    case 'symptom':
      return `${fact.anyOf.length > 1 ? 'One of these symptoms' : 'This symptom'} was ticked: ${symptoms(fact.anyOf)}.`
    case 'answer':
    case 'only':
      return `${namedQuestion(fact.question)} ${answeredWith(fact)}.`
    case 'number':
      return tellNumber(fact)
    case 'unanswered':
      return fact.what === 'weight'
        ? 'The weight of the pet is not known.'
        : `${namedQuestion(fact.what)} was not answered.`
    case 'asked':
      return `${namedQuestion(fact.question)} is asked of this pet.`
    case 'species':
      return `The pet is a ${fact.is}.`
    case 'sex':
      return `The pet is ${fact.is}.`
    case 'intact':
      return 'The pet is intact, or nobody told whether it is spayed or neutered.'
    case 'age':
      return `The pet is ${span(fact, AGE)}.`
    case 'weight':
      return `The pet weighs ${span(fact, WEIGHT)}.`
    case 'breed':
      return `The pet belongs to the ${breedWords(fact.group)}.`
    case 'known':
      return `A known disease or medicine of the pet ${knownPhrase(fact.anyOf)}.`
    case 'text':
      return findingLines(fact.key, "The owner's own words say", "The owner's own words say one of these:")
  }
}

type Answered = Extract<Condition, { readonly kind: 'answer' | 'only' }>

export const answeredWith = ({ kind, question, anyOf }: Answered): string =>
  `is answered ${options(question, anyOf)}${kind === 'only' ? ', and nothing else' : ''}`

export const options = (question: string, values: readonly string[]): string =>
  listed(values.map((value) => optionWords(question, value)))

export const symptoms = (values: readonly string[]): string => listed(values.map(symptomWords))

const entriesByKey = Map.groupBy(
  [
    ...lexicon.map(({ id, finding, means }) => ({ entry: `told.${id}`, finding, means })),
    ...signs.map(({ id, finding, means }) => ({ entry: `sign.${id}`, finding, means })),
  ].flatMap(({ entry, finding, means: { keys = [] } }) => keys.map((key) => ({ key, finding, entry }))),
  ({ key }) => key,
)

/** The findings in owners' words that have this key, with the entries that know them. */
function findingsOf(key: string): readonly string[] {
  const found = Map.groupBy(entriesByKey.get(key) ?? [], ({ finding }) => finding)
  return found.size === 0
    ? [key]
    : [...found].map(
        ([finding, entries]) => `${quoted(finding)} (${entries.map(({ entry }) => entry).join(', ')})`,
      )
}

export function findingLines(key: string, one: string, many: string): Line {
  const found = findingsOf(key)
  const [single = key] = found
  return found.length === 1 ? `${one}: ${single}.` : { says: many, of: found, joined: 'or' }
}

type Figure = Extract<Condition, { readonly kind: 'number' }>

/** `isAbsent` tells that the figure is outside, or not known. */
export function tellNumber({ question, atLeast, atMost }: Figure, isAbsent = false): string {
  const figure = figureWords(question)
  const amount = (isAbsent ? beyond : limits)(isCounted(question), atLeast, atMost)
  const unknown = isAbsent ? ', or it is not known' : ''
  return figure === undefined
    ? `${namedQuestion(question)} is answered with ${amount}${unitOf(question)}, or the owner's own words say so${unknown}.`
    : `In the owner's own words, ${figure}: ${amount}${unknown}.`
}

const COUNTED: ReadonlySet<string> = new Set(['resp_rate', 'resp_rate_usual', 'heart_rate'])

const isCounted = (question: string): boolean => COUNTED.has(question)

const unitOf = (question: string): string => {
  const unit = questionsById.get(question)?.unit
  return unit === undefined ? '' : ` ${unit}`
}

type Limits = (isCounted: boolean, atLeast?: number, atMost?: number) => string

const limits: Limits = (counted, atLeast, atMost) =>
  [
    ...(atLeast === undefined ? [] : [`${atLeast} or more`]),
    ...(atMost === undefined ? [] : [`${atMost} or ${counted ? 'fewer' : 'less'}`]),
  ].join(' and ')

const beyond: Limits = (counted, atLeast, atMost) =>
  [
    ...(atLeast === undefined ? [] : [`${counted ? 'fewer' : 'less'} than ${atLeast}`]),
    ...(atMost === undefined ? [] : [`more than ${atMost}`]),
  ].join(' or ')

type Span = { readonly atLeast?: number; readonly under?: number }
type SpanWords = Readonly<Record<'least' | 'below', (value: number) => string>>

export const AGE: SpanWords = {
  least: (age) => `at least ${ageWords(age)} old`,
  below: (age) => `younger than ${ageWords(age)}`,
}
export const WEIGHT: SpanWords = {
  least: (weight) => `at least ${weightWords(weight)}`,
  below: (weight) => `less than ${weightWords(weight)}`,
}

const span = ({ atLeast, under }: Span, { least, below }: SpanWords): string =>
  [...(atLeast === undefined ? [] : [least(atLeast)]), ...(under === undefined ? [] : [below(under)])].join(
    ' and ',
  )

export const outside = ({ atLeast, under }: Span, { least, below }: SpanWords): string =>
  [...(atLeast === undefined ? [] : [below(atLeast)]), ...(under === undefined ? [] : [least(under)])].join(
    ' or ',
  )
