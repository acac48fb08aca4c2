import type { Signs } from '#domain/knowledge/atlas/entry.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import type { Line } from './entry.ts'
import { capital, listed, optionWords, questionWords, symptomWords } from './words.ts'

export function tellSigns({ symptoms = [], answers = {} }: Signs): readonly Line[] {
  return [
    ...(symptoms.length === 0 ? [] : [symptomSentence(symptoms)]),
    ...Object.entries(answers).map(
      ([question, values]) =>
        `${questionWords(question)}: ${listed(values.map((value) => optionWords(question, value)))}.`,
    ),
  ]
}

/** Where more than half are meant, those that are not. */
function symptomSentence(symptoms: readonly string[]): string {
  const left = [...symptomsByValue.keys()].filter((symptom) => !symptoms.includes(symptom))
  if (left.length < symptoms.length && left.length > 0)
    return `Any symptom but ${listed(left.map(symptomWords), 'and')}.`
  return `${capital(symptoms.length === 1 ? 'the symptom' : 'one of the symptoms')} ${listed(symptoms.map(symptomWords))}.`
}
