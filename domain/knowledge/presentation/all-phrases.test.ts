import { describe, expect, test } from 'vitest'
import { allQuestions } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { onsetPhrases, phrases, writtenPhrases } from './all-phrases.ts'
import { symptomPhrases } from './symptom-phrases.ts'

const optionsOf = (id: string): readonly string[] =>
  allQuestions.find((question) => question.id === id)?.options?.map(({ value }) => value) ?? []

describe('how answers are told', () => {
  test('every option of every question has its words, and no words are left over', () => {
    const told = Object.entries(phrases).flatMap(([id, { options }]) =>
      Object.keys(options).map((value) => `${id}.${value}`),
    )
    const asked = allQuestions
      .filter(({ id }) => id !== 'onset')
      .flatMap(({ id }) => optionsOf(id).map((value) => `${id}.${value}`))
    expect(asked.length).toBeGreaterThan(250)
    expect(told.toSorted()).toEqual(asked.toSorted())
    expect([...Object.keys(onsetPhrases), 'not_sure'].toSorted()).toEqual(optionsOf('onset').toSorted())
  })

  test('every question without options and every symptom has words, too', () => {
    const open = allQuestions.filter(({ options = [] }) => options.length === 0).map(({ id }) => id)
    expect(Object.keys(writtenPhrases).toSorted()).toEqual(open.toSorted())
    expect(Object.keys(symptomPhrases).toSorted()).toEqual([...symptomsByValue.keys()].toSorted())
  })

  test('parts stand in a sentence, sentences end, and only real symptoms are replaced', () => {
    const wrong = Object.entries(phrases).flatMap(([id, { frame, options }]) =>
      Object.entries(options)
        .filter(([, { tells, words, insteadOf }]) =>
          tells === 'part'
            ? frame?.includes('{list}') !== true
            : (tells === 'says') !== words.endsWith('.') ||
              (insteadOf !== undefined && symptomPhrases[insteadOf] === undefined),
        )
        .map(([value]) => `${id}.${value}`),
    )
    expect(wrong).toEqual([])
  })
})
