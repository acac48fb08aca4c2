import { describe, expect, test } from 'vitest'
import { AssessResponse } from '#contract/assess/assess.ts'
import { ErrorBody } from '#contract/error-body.ts'
import { assess as decide } from '#domain/engine/assess.ts'
import { aService } from '#service/testing/small-world.ts'

const answerTo = async (exposure_things: unknown) => {
  const { assess } = aService({ engine: decide })
  const response = await assess({
    pet: { name: 'Max', species: 'dog', birthday: '2020-02-01' },
    selectedSymptoms: ['vomiting'],
    followUpAnswers: { danger_signs: ['none'], exposure: ['other'], exposure_things },
  })
  return { status: response.status, json: await response.json() }
}

describe('things in POST /v1/assess', () => {
  test('that the table knows are named in the answer', async () => {
    const { status, json } = await answerTo(['rat-or-mouse-poison'])
    expect(status).toBe(200)
    const { severity, trace, clinicalNotes } = AssessResponse.parse(json).summary
    expect(severity).toBe('er_urgent')
    expect(trace.things).toMatchObject([
      { id: 'rat-or-mouse-poison', name: 'Rat or mouse poison', level: 'er_urgent' },
    ])
    expect(clinicalNotes.symptomSummary).toContain('What it was: Rat or mouse poison')
  })

  test('that the table does not know are refused by name [R-API-003]', async () => {
    const { status, json } = await answerTo(['rat-or-mouse-poison', 'moon-dust'])
    expect(status).toBe(400)
    expect(JSON.stringify(ErrorBody.parse(json))).toContain('We do not know these things: moon-dust.')
  })

  test('none are chosen by an empty list', async () => {
    const { status, json } = await answerTo([])
    expect(status).toBe(200)
    expect(AssessResponse.parse(json).summary.trace.things).toEqual([])
  })
})
