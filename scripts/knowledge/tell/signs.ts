import type { Signs } from '#domain/knowledge/atlas/entry.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import type { Line } from './entry.ts'
import { namedQuestion } from './topics.ts'
import { listed, optionWords, symptomWords } from './words.ts'

/** `joined`: whether one of several answers is meant, or all of them. */
export function tellSigns(
  { symptoms = [], answers = {} }: Signs,
  joined: 'and' | 'or' = 'or',
): readonly Line[] {
  return [
    ...(symptoms.length === 0 ? [] : [symptomSentence(symptoms)]),
    ...Object.entries(answers).map(
      ([question, values]) =>
        `${namedQuestion(question)}: ${listed(
          values.map((value) => optionWords(question, value)),
          joined,
        )}.`,
    ),
  ]
}

/** A question of which every answer rules out what is meant is told by who is asked it. */
export const tellRuledOut = ({ symptoms = [], answers = {} }: Signs): readonly Line[] => [
  ...tellSigns({ symptoms }),
  ...Object.entries(answers).flatMap(([question, values]) => {
    const all = questionsById.get(question)?.options ?? []
    const isWide = all.some(({ value, exclusive }) => exclusive === true && values.includes(value))
    return isWide && values.length > 1
      ? [`${whoIsAsked(question)} is asked ${namedQuestion(question)}, whatever the answer.`]
      : tellSigns({ answers: { [question]: values } })
  }),
]

function whoIsAsked(question: string): string {
  const { sex, notNeutered } = questionsById.get(question)?.condition ?? {}
  const who = sex === undefined ? 'A pet' : `A ${sex}`
  return `${who}${notNeutered === true ? ' that is not known to be spayed or neutered and' : ' that'}`
}

function symptomSentence(symptoms: readonly string[]): string {
  const left = [...symptomsByValue.keys()].filter((symptom) => !symptoms.includes(symptom))
  if (left.length < symptoms.length && left.length > 0)
    return `At least one symptom that is not in this list: ${listed(left.map(symptomWords), 'and')}.`
  return `${symptoms.length === 1 ? 'The symptom' : 'One of the symptoms'} ${listed(symptoms.map(symptomWords))}.`
}
