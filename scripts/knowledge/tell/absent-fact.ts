import { AGE, WEIGHT, found, options, outside, symptoms, tellFact } from './fact.ts'
import type { Fact } from './fact.ts'
import { knownPhrase } from './known-names.ts'
import { breedWords, listed, questionWords } from './words.ts'

/** That it is not so, or that nobody knows: what is not known never counts as so. */
export function tellAbsentFact(fact: Fact): string {
  switch (fact.kind) {
    case 'symptom':
      return `${fact.anyOf.length > 1 ? 'None of these symptoms was' : 'This symptom was not'} ticked: ${symptoms(fact.anyOf)}.`
    case 'answer':
      return `${questionWords(fact.question)} is not answered ${options(fact.question, fact.anyOf)}, or it is left open.`
    case 'only':
      return `${questionWords(fact.question)} is answered with anything besides ${options(fact.question, fact.anyOf)}, or it is left open.`
    case 'unanswered':
      return fact.what === 'weight'
        ? 'The weight of the pet is known.'
        : `${questionWords(fact.what)} was answered.`
    case 'asked':
      return `${questionWords(fact.question)} is not asked of this pet.`
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
      return `The owner's own words do not tell of ${listed(found(fact.key))}.`
    case 'number':
      return `This is not so, or not known: ${tellFact(fact)}`
  }
}
