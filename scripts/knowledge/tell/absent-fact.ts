import { questionsById } from '#domain/knowledge/questions.ts'
import type { Line } from './entry.ts'
import { AGE, WEIGHT, findingLines, options, outside, symptoms, tellNumber } from './fact.ts'
import type { Fact } from './fact.ts'
import { knownPhrase } from './known-names.ts'
import { namedQuestion } from './topics.ts'
import { breedWords, optionWords, sentence } from './words.ts'

/** That it is not so, or that nobody knows: what is not known never counts as so. */
export function tellAbsentFact(fact: Fact): Line {
  switch (fact.kind) {
    case 'symptom':
      return `${fact.anyOf.length > 1 ? 'None of these symptoms was' : 'This symptom was not'} ticked: ${symptoms(fact.anyOf)}.`
    case 'answer':
      return sentence(absentAnswer(fact.question, fact.anyOf))
    case 'only':
      return isOfMany(fact.question)
        ? `${namedQuestion(fact.question)} is answered with something other than ${options(fact.question, fact.anyOf)}, alone or beside it, or is not answered.`
        : `${namedQuestion(fact.question)} ${answeredOtherwise(fact.question, fact.anyOf)} (by a tick, or by words of the note), or is not answered.`
    case 'unanswered':
      return fact.what === 'weight'
        ? 'The weight of the pet is known.'
        : `${namedQuestion(fact.what)} was answered.`
    case 'asked':
      return `${namedQuestion(fact.question)} is not asked of this pet.`
    case 'species':
      return `The pet is a ${fact.is === 'dog' ? 'cat' : 'dog'}.`
    case 'sex':
      return `The pet is ${fact.is === 'male' ? 'female' : 'male'}, or its sex is not known.`
    case 'intact':
      return 'The pet is known to be spayed or neutered.'
    case 'age':
      return `The pet is ${outside(fact, AGE)}, or its age is not known.`
    case 'weight':
      return `The pet weighs ${outside(fact, WEIGHT)}, or its weight is not known.`
    case 'breed':
      return `The pet does not belong to the ${breedWords(fact.group)}.`
    case 'known':
      return `No known disease or medicine of the pet ${knownPhrase(fact.anyOf)}.`
    case 'text':
      return findingLines(
        fact.key,
        "The owner's own words do not say",
        "The owner's own words say none of these:",
      )
    case 'number':
      return tellNumber(fact, true)
  }
}

/** Of a question with several answers, that none of these is among them. */
const absentAnswer = (question: string, values: readonly string[]): string =>
  isOfMany(question)
    ? `${namedQuestion(question)}: ${noneOf(question, values)} ticked, or it is not answered`
    : `${namedQuestion(question)} ${answeredOtherwise(question, values)}, or is not answered`

/** For a question that is answered: “is answered with anything but …”. */
export const answeredOtherwise = (question: string, values: readonly string[]): string =>
  `is answered with anything but ${options(question, values)}`

const isOfMany = (question: string): boolean => questionsById.get(question)?.type === 'multiselect'

const noneOf = (question: string, values: readonly string[]): string => {
  const [single, ...more] = values
  return single !== undefined && more.length === 0
    ? `${optionWords(question, single)} is not`
    : `none of ${options(question, values)} is`
}
