import { expect, test } from 'vitest'
import { leaveFlags, readFlags } from './flow-flags.ts'
import { useTriage } from './triage-store.ts'

test('a triage started from pet management takes over nothing from a run left in this tab', () => {
  const before = useTriage.getState().currentSessionId
  useTriage.getState().toggleSymptom('vomiting')
  useTriage.getState().setAnswers({ danger_signs: ['none'] })
  leaveFlags({ selectedPet: 'a-pet' })
  expect(useTriage.getState()).toMatchObject({ selectedSymptoms: [], followUpAnswers: {} })
  expect(useTriage.getState().currentSessionId).not.toBe(before)
  expect(readFlags()).toEqual({ selectedPet: 'a-pet', createNewPet: false, fromPetManagement: true })
})
