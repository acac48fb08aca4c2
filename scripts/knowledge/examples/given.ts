import type { Given } from '#domain/knowledge/examples.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { knownName } from '../tell/known-names.ts'
import { namedQuestion } from '../tell/topics.ts'
import { ageWords, capital, listed, optionWords, quoted, symptomWords, weightWords } from '../tell/words.ts'

export function tellGiven(given: Given): string {
  const answered = Object.entries(given.answers).flatMap(([id, value]) =>
    value === null ? [] : [`${namedQuestion(id)}: ${answerWords(id, value)}.`],
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

export function petWords({
  species,
  breed,
  ageMonths,
  weightKg,
  gender,
  isNeutered,
  conditions,
}: Omit<Given, 'symptoms' | 'answers' | 'notes'>): string {
  return [
    `a ${species}${breed === null || breed === '' ? '' : ` (${breed})`}`,
    ageMonths === null ? 'age not known' : ageWords(Math.floor(ageMonths)),
    weightKg === null ? 'weight not known' : weightWords(weightKg),
    sexWords(gender, isNeutered),
    ...(conditions.length === 0 ? [] : [`known: ${conditions.map(knownName).join(', ')}`]),
  ].join(', ')
}

function sexWords(gender: Given['gender'], isNeutered: boolean | null): string {
  const sex = gender ?? 'sex not told'
  if (isNeutered === null)
    return gender === null ? 'sex not told' : `${gender}, not told whether ${wordFor(gender)}`
  const state = isNeutered ? wordFor(gender) : 'intact'
  return gender === null ? `${state}, ${sex}` : `${state} ${sex}`
}

const wordFor = (gender: Given['gender']): string => (gender === 'female' ? 'spayed' : 'neutered')
