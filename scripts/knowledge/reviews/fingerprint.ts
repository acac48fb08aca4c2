import { createHash } from 'node:crypto'
import { questionsById } from '#domain/knowledge/questions.ts'
import { canonicalText } from './canonical.ts'
import type { Entry, Reading } from '../tell/entry.ts'
import {
  breedWords,
  familyWords,
  figureWords,
  findingWords,
  optionWords,
  questionWords,
  symptomWords,
} from '../tell/words.ts'

const LENGTH = 12

/**
 * The version of an entry: it changes with anything that is judged, and with the words of every question, option,
 * symptom, finding and source it names, but not with the order of fields or the wording of the book.
 */
export function fingerprintOf({ id, content, reads, sources }: Entry): string {
  const words = [...new Set(reads.flatMap(wordsOf))].toSorted()
  return createHash('sha256')
    .update(canonicalText({ id, content, words, sources }))
    .digest('hex')
    .slice(0, LENGTH)
}

function wordsOf({ of, id, values = [] }: Reading): readonly string[] {
  switch (of) {
    case 'question':
      return [
        questionWords(id),
        questionsById.get(id)?.unit ?? '',
        ...values.map((value) => optionWords(id, value)),
      ]
    case 'symptom':
      return [symptomWords(id)]
    case 'figure':
      return [figureWords(id) ?? '']
    case 'finding':
      return findingWords(id)
    case 'breed group':
      return [breedWords(id)]
    case 'kind of emergency':
      return [familyWords(id)]
    case 'condition':
    case 'poison':
    case 'source':
      return []
  }
}
