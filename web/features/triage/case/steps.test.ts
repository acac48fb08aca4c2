import { describe, expect, test } from 'vitest'
import { FLOW_STEPS, pathOf, stepAfter, stepAt, stepBefore, withCompleted } from './steps.ts'

describe('the steps of the flow', () => {
  test('come in the order of the flow [R-TRIAGE-005]', () => {
    expect(FLOW_STEPS).toEqual([
      'pet-profile',
      'symptoms',
      'follow-up',
      'media',
      'notes',
      'assessment',
      'treatment',
    ])
  })

  test('next and previous stop at both ends [R-TRIAGE-006]', () => {
    expect(stepAfter('pet-profile')).toBe('symptoms')
    expect(stepAfter('treatment')).toBe('treatment')
    expect(stepBefore('symptoms')).toBe('pet-profile')
    expect(stepBefore('pet-profile')).toBe('pet-profile')
  })

  test('completing a step twice keeps one entry [R-TRIAGE-007]', () => {
    expect(withCompleted(withCompleted([], 'symptoms'), 'symptoms')).toEqual(['symptoms'])
  })

  test.each(FLOW_STEPS)('%s is found again by its address', (step) => {
    expect(stepAt(pathOf(step))).toBe(step)
    expect(stepAt(`${pathOf(step)}/`)).toBe(step)
  })

  test('other addresses are no step', () => {
    expect(stepAt('/')).toBeNull()
    expect(stepAt('/pet-profile/edit/1')).toBeNull()
  })
})
