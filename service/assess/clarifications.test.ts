import { describe, expect, test } from 'vitest'
import { AssessResponse } from '#contract/assess/assess.ts'
import { ErrorBody } from '#contract/error-body.ts'
import { assess as decide } from '#domain/engine/assess.ts'
import { aService } from '#service/testing/small-world.ts'

const QUESTION = 'reading.additionalNotes.1'
/** A calm dog whose owner uses one alarming word of a toy. */
const body = {
  pet: { name: 'Max', species: 'dog', birthday: '2020-02-01', gender: 'male', isNeutered: true },
  selectedSymptoms: ['limping'],
  followUpAnswers: {
    danger_signs: ['none'],
    onset: 'hours_6_to_24',
    energy_level: 'normal',
    eating: 'normal',
    weight_bearing: 'mild_limp',
    limb_signs: ['none'],
    mobility_pattern: ['none'],
    exposure: ['none'],
    context: ['none'],
  },
  additionalNotes: 'Limps a bit. He collapsed on his bed.',
}

const answerTo = async (more: object = {}) => {
  const { assess } = aService({ engine: decide })
  const response = await assess({ ...body, ...more })
  return { status: response.status, json: await response.json() }
}
const summaryOf = async (more: object = {}) => AssessResponse.parse((await answerTo(more)).json).summary

describe('clarifications of POST /v1/assess', () => {
  test('words that alone make an emergency are asked about, and stay one until they are answered', async () => {
    const { severity, questions, trace } = await summaryOf()
    expect(severity).toBe('er_urgent')
    expect(questions).toEqual([
      {
        id: QUESTION,
        kind: 'reading',
        text: expect.stringContaining('You wrote: “He collapsed on his bed”.'),
        quote: 'He collapsed on his bed',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No, I meant something else' },
          { value: 'not_sure', label: 'I am not sure' },
        ],
        multiple: false,
      },
    ])
    expect(trace.asked).toEqual([])
  })

  test.each([
    ['yes', 'er_urgent'],
    ['not_sure', 'er_urgent'],
    ['no', 'normal_vet'],
  ])('"%s" leads to %s, and the answer stands in the trace', async (value, level) => {
    const { severity, questions, trace } = await summaryOf({ clarifications: { [QUESTION]: value } })
    expect(severity).toBe(level)
    expect(questions.map(({ id }) => id)).toEqual([QUESTION])
    expect(trace.asked.map(({ id, answers }) => [id, answers.length])).toEqual([[QUESTION, 1]])
  })

  test.each([
    ['a question that was not asked', { last_look: 'none' }, 'clarifications.last_look', /was not asked/],
    ['an answer it does not offer', { [QUESTION]: 'maybe' }, `clarifications.${QUESTION}`, /options/],
    [
      'two answers to a single choice',
      { [QUESTION]: ['yes', 'no'] },
      `clarifications.${QUESTION}`,
      /options/,
    ],
  ])('refuses %s by name', async (_what, clarifications, field, message) => {
    const { status, json } = await answerTo({ clarifications })
    expect(status).toBe(400)
    const { error } = ErrorBody.parse(json)
    expect(error.fields?.[field]).toMatch(message)
  })

  test('none are the same as no word of them', async () => {
    const without = await answerTo()
    expect((await answerTo({ clarifications: {} })).json).toEqual({
      ...without.json,
      request_id: expect.any(String),
    })
  })
})
