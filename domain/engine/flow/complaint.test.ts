import { describe, expect, test } from 'vitest'
import { complaintOf } from './complaint.ts'
import { hasComplaint } from './has-complaint.ts'

const told = (more: object) => ({ selectedSymptoms: [], followUpAnswers: {}, additionalNotes: '', ...more })

describe('what is wrong', () => {
  test.each([
    ['a sign', { selectedSymptoms: ['limping'] }, true, ['Limping']],
    ['words', { additionalNotes: ' His tail is stiff ' }, true, ['His tail is stiff']],
    [
      'something eaten, with its amount',
      { followUpAnswers: { exposure: ['chocolate'], exposure_details: '30 g of milk chocolate' } },
      true,
      ['30 g of milk chocolate'],
    ],
    ['signs beside words', { selectedSymptoms: ['limping'], additionalNotes: 'Fell' }, true, ['Limping']],
    ['nothing eaten', { followUpAnswers: { exposure: ['none'] } }, false, []],
    ['nothing', {}, false, []],
  ])('is told by %s, and never by a stand-in', (_by, more, isTold, complaint) => {
    expect(hasComplaint(told(more))).toBe(isTold)
    expect(complaintOf(told(more))).toEqual(complaint)
  })
})
