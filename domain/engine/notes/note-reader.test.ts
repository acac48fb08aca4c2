import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { assessBy } from '#domain/engine/assess-by-reader.ts'
import { assess } from '#domain/engine/assess.ts'
import { hasWords, readNoWords } from './note-reader.ts'

const NOW = new Date('2026-06-01T00:00:00Z')
const told = (answers: Record<string, string | string[]>, notes = '') =>
  intakeOf(aDog(['vomiting'], answers, { notes }), '2020-06-01')

describe('an engine without its reader', () => {
  test('answers as the whole engine does where nothing was written', () => {
    const option = fc.constantFrom('none', 'collapse', 'abnormal_gums', 'unproductive_retching')
    fc.assert(
      fc.property(option, fc.constantFrom('', ' ', '\n'), (danger, notes) => {
        const intake = told({ danger_signs: [danger], exposure: ['chocolate'] }, notes)
        expect(assessBy(readNoWords, intake, NOW)).toEqual(assess(intake, NOW))
      }),
      { numRuns: 12 },
    )
  })

  test('never passes over words', () => {
    const written = told({ danger_signs: ['none'] }, 'Her gums are white.')
    const named = told({ exposure: ['other'], exposure_details: 'Half a pot of lilies' })
    for (const intake of [written, named]) {
      expect(hasWords(intake)).toBe(true)
      expect(() => assessBy(readNoWords, intake, NOW)).toThrow('nobody is here to read it')
    }
  })

  test('is told apart by what was really written', () => {
    expect(hasWords(told({ danger_signs: ['none'] }))).toBe(false)
    expect(hasWords(told({ exposure_details: '  ' }, ' '))).toBe(false)
    expect(hasWords(told({ last_normal: 'Tuesday' }))).toBe(true)
    expect(hasWords(told({ medication_details: ['', 'one pill'] }))).toBe(true)
  })
})
