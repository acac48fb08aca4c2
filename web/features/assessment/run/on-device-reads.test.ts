import { expect, test } from 'vitest'
import { assess } from '#domain/engine/assess.ts'
import { assessOnDevice } from './on-device.ts'
import { aRequest } from '../testing/an-answer.ts'

const NOW = new Date('2026-02-01T12:00:00Z')

test.each([
  '',
  'Her gums are white. She collapsed twice in the yard, but got up again. No blood anywhere.',
  'He limps a little since Monday',
])('a device answers as the engine does, however it reads: %s', async (additionalNotes) => {
  const { media: _media, ...told } = { ...aRequest(), additionalNotes }
  const here = await assessOnDevice(told, NOW)
  const { assessment, summary } = assess(told, NOW)
  expect(here?.summary).toEqual(summary)
  expect(here?.assessment.differentialDiagnoses).toEqual(assessment.differentialDiagnoses)
  expect(here?.assessment.recommendations).toEqual(assessment.recommendations)
})
