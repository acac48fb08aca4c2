import { describe, expect, test } from 'vitest'
import type { Intake } from '#domain/triage/intake.ts'
import { readNotes } from '#domain/triage/notes/read-notes.ts'
import { anIntake } from '../testing/an-intake.ts'
import { judgeSoFar as judgeSoFarBy } from './so-far.ts'

const TODAY = new Date('2026-02-01T12:00:00Z')
const judgeSoFar = (told: Intake, ahead: ReadonlySet<string>, now: Date) =>
  judgeSoFarBy(told, ahead, now, readNotes)

const NOTHING_AHEAD: ReadonlySet<string> = new Set()

describe('the rules while questions are still to come', () => {
  test('know what one answer means', () => {
    const { isEmergency, certain } = judgeSoFar(
      anIntake(['vomiting'], { danger_signs: ['unproductive_retching'] }),
      NOTHING_AHEAD,
      TODAY,
    )
    expect([isEmergency, certain?.family]).toEqual([true, 'gdv'])
  })

  test('know better than the mark of an answer: a cat that retches with nothing coming up', () => {
    const answers = { danger_signs: ['none'], vomit_frequency: 'retching_nothing' }
    expect(
      judgeSoFar(anIntake(['vomiting'], answers, { pet: { species: 'cat' } }), NOTHING_AHEAD, TODAY)
        .isEmergency,
    ).toBe(false)
    expect(judgeSoFar(anIntake(['vomiting'], answers), NOTHING_AHEAD, TODAY).isEmergency).toBe(true)
  })

  test('see what several answers mean together', () => {
    const answers = {
      danger_signs: ['none'],
      onset: 'hours_6_to_24',
      breathing_at_rest: 'faster_but_easy',
      resp_rate: '44',
    }
    const { certain } = judgeSoFar(anIntake(['coughing'], answers), NOTHING_AHEAD, TODAY)
    expect(certain?.family).toBe('breathing')
  })

  test('are not certain of a poison whose amount is still to be asked', () => {
    const eaten = anIntake(['vomiting'], { danger_signs: ['none'], exposure: ['onion_garlic'] })
    expect(judgeSoFar(eaten, new Set(['exposure_amount', 'exposure_details']), TODAY).certain).toBeNull()
    expect(judgeSoFar(eaten, NOTHING_AHEAD, TODAY).certain?.family).toBe('poison')
  })
})
