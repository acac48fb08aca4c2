import { describe, expect, test } from 'vitest'
import { AssessResponse } from '#contract/assess/assess.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { assess as decide } from '#domain/engine/assess.ts'
import { aBody, aService } from '#service/testing/small-world.ts'

const everySymptom = [...symptomsByValue.keys()]
const cases = (['dog', 'cat'] as const).flatMap((species) =>
  everySymptom.map((symptom) => [species, symptom] as const),
)

const answerTo = async (body: unknown) => {
  const { assess } = aService({ engine: decide })
  const response = await assess(body)
  const text = await response.text()
  return { status: response.status, text, answer: AssessResponse.parse(JSON.parse(text)) }
}

/** What the contract promises of every answer, whatever its level. */
const expectSound = ({ assessment, summary, model_used: model, ragMetadata }: AssessResponse): void => {
  const level = assessment.severity
  expect([summary.severity, summary.triageLevel]).toEqual([level, level])
  expect(summary.confidence).toBe(assessment.confidence)
  expect(assessment.modelUsed).toBe(model)
  expect(ragMetadata.sourceCount).toBe(assessment.ragSources.length)
  expect(assessment.explanation).not.toBe('')
  expect(assessment.recommendations.length).toBeGreaterThan(0)
  const types = assessment.recommendations.map(({ type }) => type)
  expect(types.includes('emergency_visit')).toBe(level === 'er_urgent')
  if (level !== 'monitor_at_home') expect(summary.plan.otcMedications).toEqual([])
  if (level === 'monitor_at_home') expect(summary.plan.preArrivalTips).toEqual([])
}

describe('the service with the real engine', () => {
  test('there are 25 symptoms to ask about', () => {
    expect(everySymptom).toHaveLength(25)
  })

  test.each(cases)(
    'a %s with %s alone gets a complete answer [R-API-022] [R-API-006]',
    async (species, symptom) => {
      const { status, answer } = await answerTo({
        pet: { name: 'Rex', species },
        selectedSymptoms: [symptom],
      })
      expect(status).toBe(200)
      expectSound(answer)
    },
  )

  test('all 25 symptoms at once get a complete answer', async () => {
    const { answer } = await answerTo(aBody({ selectedSymptoms: everySymptom }))
    expectSound(answer)
    expect(answer.assessment.differentialDiagnoses.length).toBeLessThanOrEqual(5)
  })

  test('a danger sign is an emergency', async () => {
    const { answer } = await answerTo(aBody({ followUpAnswers: { danger_signs: ['unresponsive'] } }))
    expectSound(answer)
    expect(answer.assessment.severity).toBe('er_urgent')
  })

  test('the same question has the same answer every time [R-API-023]', async () => {
    const body = aBody({ additionalNotes: 'He threw up twice since this morning.' })
    const withoutId = (text: string) => text.replace(/"request_id":"[^"]*"/, '')
    const first = await answerTo(body)
    expect(withoutId((await answerTo(body)).text)).toBe(withoutId(first.text))
  })
})
