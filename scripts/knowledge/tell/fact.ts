import type { Condition } from '#domain/logic/condition.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { knownPhrase } from './known-names.ts'
import {
  ageWords,
  breedWords,
  figureWords,
  findingWords,
  listed,
  optionWords,
  questionWords,
  symptomWords,
  weightWords,
} from './words.ts'

export type Fact = Exclude<Condition, { readonly kind: 'all' | 'any' | 'not' }>

export function tellFact(fact: Fact): string {
  switch (fact.kind) {
    case 'symptom':
      return `${fact.anyOf.length > 1 ? 'One of these symptoms' : 'This symptom'} was ticked: ${symptoms(fact.anyOf)}.`
    case 'answer':
    case 'only':
      return `${questionWords(fact.question)} ${answeredWith(fact)}.`
    case 'number':
      return tellNumber(fact)
    case 'unanswered':
      return fact.what === 'weight'
        ? 'The weight of the pet is not known.'
        : `${questionWords(fact.what)} was not answered.`
    case 'asked':
      return `${questionWords(fact.question)} is asked of this pet.`
    case 'species':
      return `The pet is a ${fact.is}.`
    case 'sex':
      return `The pet is ${fact.is}.`
    case 'intact':
      return 'The pet is not known to be spayed or neutered.'
    case 'age':
      return `The pet is ${span(fact, AGE)}.`
    case 'weight':
      return `The pet weighs ${span(fact, WEIGHT)}.`
    case 'breed':
      return `The pet belongs to the ${breedWords(fact.group)}.`
    case 'known':
      return `A known disease or medicine of the pet ${knownPhrase(fact.anyOf)}.`
    case 'text':
      return `The owner's own words tell of ${listed(found(fact.key))}.`
  }
}

type Answered = Extract<Condition, { readonly kind: 'answer' | 'only' }>

export const answeredWith = ({ kind, question, anyOf }: Answered): string =>
  `is answered ${options(question, anyOf)}${kind === 'only' ? ', and nothing else' : ''}`

export const options = (question: string, values: readonly string[]): string =>
  listed(values.map((value) => optionWords(question, value)))

export const symptoms = (values: readonly string[]): string => listed(values.map(symptomWords))

export function found(key: string): readonly string[] {
  const findings = findingWords(key)
  return findings.length === 0 ? [key] : findings
}

function tellNumber({ question, atLeast, atMost }: Extract<Condition, { readonly kind: 'number' }>): string {
  const figure = figureWords(question)
  const amount = limits(atLeast, atMost)
  return figure === undefined
    ? `${questionWords(question)} is answered with ${amount}${unitOf(question)}, or the owner's own words say so.`
    : `In the owner's own words, ${figure}: ${amount}.`
}

const unitOf = (question: string): string => {
  const unit = questionsById.get(question)?.unit
  return unit === undefined ? '' : ` ${unit}`
}

const limits = (atLeast?: number, atMost?: number): string =>
  [atLeast === undefined ? [] : [`${atLeast} or more`], atMost === undefined ? [] : [`${atMost} or less`]]
    .flat()
    .join(' and ')

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
