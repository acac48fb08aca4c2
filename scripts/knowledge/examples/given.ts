import type { Given } from '#domain/knowledge/examples.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { knownName } from '../tell/known-names.ts'
import {
  ageWords,
  capital,
  listed,
  optionWords,
  questionWords,
  quoted,
  symptomWords,
  weightWords,
} from '../tell/words.ts'

export function tellGiven(given: Given): string {
  const answered = Object.entries(given.answers).flatMap(([id, value]) =>
    value === null ? [] : [`${questionWords(id)}: ${answerWords(id, value)}.`],
  )
  return [
    `${capital(petWords(given))}.`,
    ...(given.symptoms.length === 0 ? [] : [`Ticked: ${listed(given.symptoms.map(symptomWords), 'and')}.`]),
    ...answered,
    ...(given.notes === '' ? [] : [`In the owner's words: ${quoted(given.notes)}`]),
  ].join(' ')
}

function answerWords(id: string, value: Given['answers'][string]): string {
  const values = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
  if (questionsById.get(id)?.options === undefined) return quoted(values.join(', '))
  return values.length === 0
    ? 'was not answered'
    : listed(
        values.map((one) => optionWords(id, one)),
        'and',
      )
}

function petWords({ species, breed, ageMonths, weightKg, gender, isNeutered, conditions }: Given): string {
  const sex = gender === null ? 'sex not known' : gender
  const neutered =
    isNeutered === null
      ? 'neutering not known'
      : isNeutered
        ? gender === 'female'
          ? 'spayed'
          : 'neutered'
        : 'not neutered'
  return [
    `a ${species}${breed === null ? '' : ` (${breed})`}`,
    ageMonths === null ? 'age not known' : ageWords(ageMonths),
    weightKg === null ? 'weight not known' : weightWords(weightKg),
    `${neutered} ${sex}`.replace(/^neutered sex not known$/, 'neutered, sex not known'),
    ...(conditions.length === 0 ? [] : [`known: ${conditions.map(knownName).join(', ')}`]),
  ].join(', ')
}
