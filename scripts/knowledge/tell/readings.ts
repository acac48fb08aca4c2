import type { Signs } from '#domain/knowledge/atlas/entry.ts'
import type { ShownWhen } from '#domain/knowledge/questions/question.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { Reading, Target } from './entry.ts'
import { figureWords } from './words.ts'

export function readingsOf(when: Condition, as = 'looks for'): readonly Reading[] {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.flatMap((part) => readingsOf(part, as))
    case 'not':
      return readingsOf(when.of, 'holds back for')
    case 'symptom':
      return pointers('symptom', when.anyOf, as)
    case 'answer':
    case 'only':
      return [{ of: 'question', id: when.question, values: when.anyOf, as }]
    case 'number':
      return [
        figureWords(when.question) === undefined
          ? { of: 'question', id: when.question, as: 'reads the number of' }
          : { of: 'figure', id: when.question },
      ]
    case 'unanswered':
      return when.what === 'weight'
        ? []
        : [{ of: 'question', id: when.what, as: 'asks whether it was answered' }]
    case 'asked':
      return [{ of: 'question', id: when.question, as: 'asks whether it was asked' }]
    case 'breed':
      return [{ of: 'breed group', id: when.group, as }]
    case 'text':
      return [{ of: 'finding', id: when.key, as }]
    case 'species':
    case 'sex':
    case 'intact':
    case 'age':
    case 'weight':
    case 'known':
      return []
  }
}

export const readingsOfSigns = ({ symptoms = [], answers = {} }: Signs, as: string): readonly Reading[] => [
  ...pointers('symptom', symptoms, as),
  ...Object.entries(answers).map(([id, values]) => ({ of: 'question' as const, id, values, as })),
]

export const readingsOfShown = (shown: ShownWhen, as = 'is shown by'): readonly Reading[] => [
  ...pointers('symptom', shown.anySymptom ?? [], as),
  ...readingsOfSigns({ answers: shown.answer ?? {} }, as),
  ...(shown.any ?? []).flatMap((one) => readingsOfShown(one, as)),
]

export const pointers = (of: Target, ids: readonly string[], as?: string): readonly Reading[] =>
  ids.map((id) => (as === undefined ? { of, id } : { of, id, as }))
