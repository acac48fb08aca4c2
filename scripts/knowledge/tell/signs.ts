import type { Signs } from '#domain/knowledge/atlas/entry.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
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

/** An answer that is also given where none of the options fits is told by those it is not. */
export const tellRuledOut = ({ symptoms = [], answers = {} }: Signs): readonly Line[] => [
  ...tellSigns({ symptoms }),
  ...Object.entries(answers).flatMap(([question, values]) => {
    const all = questionsById.get(question)?.options ?? []
    const left = all.filter(({ value }) => !values.includes(value))
    const isWide = all.some(({ value, exclusive }) => exclusive === true && values.includes(value))
    if (!isWide || values.length === 1) return tellSigns({ answers: { [question]: values } })
    const but =
      left.length === 0
        ? ''
        : ` but ${listed(
            left.map(({ value }) => optionWords(question, value)),
            'and',
          )}`
    return [`${whoAnswers(question)} ${questionWords(question)}: any answer${but}.`]
  }),
]

function whoAnswers(question: string): string {
  const { sex, notNeutered } = questionsById.get(question)?.condition ?? {}
  const who = sex === undefined ? 'A pet' : `A ${sex}`
  return `${who}${notNeutered === true ? ' that is not known to be spayed or neutered' : ''}, if asked`
}

function symptomSentence(symptoms: readonly string[]): string {
  const left = [...symptomsByValue.keys()].filter((symptom) => !symptoms.includes(symptom))
  if (left.length < symptoms.length && left.length > 0)
    return `Any symptom but ${listed(left.map(symptomWords), 'and')}.`
  return `${capital(symptoms.length === 1 ? 'the symptom' : 'one of the symptoms')} ${listed(symptoms.map(symptomWords))}.`
}
