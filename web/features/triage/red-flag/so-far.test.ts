import { describe, expect, test } from 'vitest'
import type { Intake } from '#domain/logic/intake.ts'
import { intakeOf } from '#domain/knowledge/examples.ts'
import { ruleExamples } from '#domain/knowledge/compiled/rule-examples.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { readNotes } from '#domain/engine/notes/read-notes.ts'
import { anIntake } from '../testing/an-intake.ts'
import { seeded, toTheEnd, walkOf } from '../testing/answering-at-random.ts'
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

  test('wait with a small known dose until the owner was asked how bright the pet is, and with nothing else', () => {
    const pill = (details: string, symptoms: string[] = [], more = {}) =>
      judgeSoFar(
        anIntake(
          symptoms,
          { exposure: ['human_pain_medicine'], exposure_details: details, ...more },
          { pet: { weight: { value: 40, unit: 'kg' } } },
        ),
        new Set(['danger_signs', 'onset', 'energy_level', 'context']),
        TODAY,
      )
    const small = '1 tablet of 200 mg of ibuprofen'
    expect(pill(small)).toEqual({ isEmergency: false, certain: null })
    expect(pill('I do not know how much: ibuprofen').isEmergency).toBe(true)
    expect(pill('30 tablets of 200 mg of ibuprofen').isEmergency).toBe(true)
    expect(pill(small, [], { energy_level: 'weak' }).isEmergency).toBe(true)
    expect(pill(small, ['vomiting']).isEmergency).toBe(true)
    expect(pill(small, [], { danger_signs: ['collapse'] }).isEmergency).toBe(true)
  })

  test('are not certain of a first seizure before the owner was asked whether it was the first', () => {
    const seizure = { danger_signs: ['seizure'] }
    const asked = new Set(['onset', 'seizure_activity', 'energy_level', 'exposure', 'context'])
    expect(judgeSoFar(anIntake(['lethargy'], seizure), asked, TODAY).certain).toBeNull()
    const short = { ...seizure, seizure_activity: 'single_under_2_min' }
    expect(judgeSoFar(anIntake(['lethargy'], short), new Set(['seizure_history']), TODAY).certain).toBeNull()
    const first = { ...short, seizure_history: 'first_time' }
    expect(judgeSoFar(anIntake(['lethargy'], first), new Set(['energy_level']), TODAY).certain?.family).toBe(
      'seizure',
    )
    // Passed without an answer: nothing more comes that could tell.
    expect(judgeSoFar(anIntake(['lethargy'], short), new Set(['energy_level']), TODAY).certain?.family).toBe(
      'seizure',
    )
  })

  test('are certain of a seizure that goes on, whatever is still to be asked', () => {
    const answers = { danger_signs: ['seizure'], seizure_activity: 'ongoing_now' }
    const ahead = new Set(['seizure_history', 'exposure', 'context'])
    expect(judgeSoFar(anIntake(['lethargy'], answers), ahead, TODAY).certain?.family).toBe('seizure')
  })

  test('are not certain of a plant while a taste of it can still be told', () => {
    const answers = { danger_signs: ['none'], energy_level: 'normal', exposure: ['toxic_plant_mushroom'] }
    expect(
      judgeSoFar(anIntake(['vomiting'], answers), new Set(['exposure_amount']), TODAY).certain,
    ).toBeNull()
    expect(judgeSoFar(anIntake(['vomiting'], answers), NOTHING_AHEAD, TODAY).certain?.family).toBe('poison')
  })
})

describe('what interrupts before the last question', () => {
  const emergencies = rules.filter(({ atLeast }) => atLeast === 'er_urgent')
  const cases = emergencies.flatMap(({ id }) =>
    (ruleExamples[id] ?? []).flatMap(({ given, expect: so }) => (so === 'yes' ? [{ id, given }] : [])),
  )

  test('still holds at the end, however the open questions are answered', () => {
    const changed: string[] = []
    const random = seeded(7)
    for (const { id, given } of cases) {
      const birthday = given.ageMonths === null ? null : birthdayForAge(given.ageMonths, TODAY)
      const known = new Set<string>()
      for (const step of walkOf(intakeOf(given, birthday), TODAY, random)) {
        const { certain } = judgeSoFar(step.intake, step.ahead, TODAY)
        if (certain === null || known.has(certain.id)) continue
        known.add(certain.id)
        for (let time = 0; time < 4; time += 1) {
          const end = judgeSoFar(toTheEnd(step, TODAY, random), NOTHING_AHEAD, TODAY)
          if (!end.isEmergency) changed.push(`${certain.id} in a case of ${id}`)
        }
      }
    }
    expect(cases.length).toBeGreaterThan(150)
    expect(changed).toEqual([])
  }, 60_000)
})
