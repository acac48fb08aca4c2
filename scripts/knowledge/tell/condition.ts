import type { Condition } from '#domain/logic/condition.ts'
import { clausesOf, type Joined } from './clauses.ts'
import type { Line } from './entry.ts'
import {
  ageWords,
  breedWords,
  figureWords,
  findingWords,
  listed,
  optionWords,
  questionWords,
  quoted,
  symptomWords,
} from './words.ts'
import { questionsById } from '#domain/knowledge/questions.ts'

export function tellCondition(when: Condition): Line {
  switch (when.kind) {
    case 'all':
      return joined('All of this is so:', when)
    case 'any':
      return joined('At least one of these is so:', when)
    case 'not':
      return { says: 'This is not so, or nobody knows:', of: [tellCondition(when.of)] }
    case 'symptom':
      return `${when.anyOf.length > 1 ? 'One of these symptoms' : 'This symptom'} was ticked: ${listed(when.anyOf.map(symptomWords))}.`
    case 'answer':
      return `${questionWords(when.question)} is answered ${options(when.question, when.anyOf)}.`
    case 'only':
      return `${questionWords(when.question)} is answered ${options(when.question, when.anyOf)}, and nothing else.`
    case 'number':
      return tellNumber(when)
    case 'unanswered':
      return when.what === 'weight'
        ? 'The weight of the pet is not known.'
        : `${questionWords(when.what)} was not answered.`
    case 'asked':
      return `${questionWords(when.question)} is one of the questions for this pet and its symptoms.`
    case 'species':
      return `The pet is a ${when.is}.`
    case 'sex':
      return `The pet is ${when.is}.`
    case 'intact':
      return 'The pet is not known to be spayed or neutered.'
    case 'age':
      return `The pet is ${span(when.atLeast, when.under, 'old', ageWords, 'younger than')}.`
    case 'weight':
      return `The pet weighs ${span(when.atLeast, when.under, '', (kg) => `${kg} kg`, 'less than')}.`
    case 'breed':
      return `The pet belongs to the ${breedWords(when.group)}.`
    case 'known':
      return `A known condition of the pet has one of these in its name: ${listed(when.anyOf.map(quoted))}.`
    case 'text':
      return `The owner's own words tell of ${listed(found(when.key))}.`
  }
}

const found = (key: string): readonly string[] => {
  const findings = findingWords(key)
  return findings.length === 0 ? [key] : findings
}

const options = (question: string, values: readonly string[]): string =>
  listed(values.map((value) => optionWords(question, value)))

function joined(says: string, when: Joined): Line {
  const lines = clausesOf(when).map(tellCondition)
  const [single] = lines
  return lines.length === 1 && single !== undefined ? single : { says, of: lines }
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

function span(
  from: number | undefined,
  under: number | undefined,
  after: string,
  inWords: (value: number) => string,
  below: string,
): string {
  const least = from === undefined ? [] : [`at least ${inWords(from)}${after === '' ? '' : ` ${after}`}`]
  return [...least, ...(under === undefined ? [] : [`${below} ${inWords(under)}`])].join(' and ')
}
