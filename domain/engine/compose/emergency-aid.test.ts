import { describe, expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { firstAidByCondition } from '#domain/knowledge/compiled/care/first-aid-by-condition.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { assess } from '#domain/engine/assess.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const answerTo = (given: Given) =>
  assess(intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, NOW)), NOW)
const tipsFor = (given: Given): readonly string[] => answerTo(given).summary.plan.preArrivalTips
const callFor = (given: Given): string => tipsFor(given).find((tip) => tip.startsWith('Call ahead')) ?? ''

describe('the first aid that leads', () => {
  test('a pet that is too hot and wobbles is cooled before anything else', () => {
    const hot = aDog(['labored_breathing'], {
      context: ['heat_exposure'],
      danger_signs: ['overheated'],
      neurologic_signs: ['wobbly', 'disoriented'],
    })
    expect(tipsFor(hot)[0]).toMatch(/^Cool first/)
    expect(callFor(hot)).toContain('too hot')
  })

  test('a pet that may not swallow is offered no water', () => {
    const seizing = aDog(['labored_breathing'], {
      context: ['heat_exposure'],
      danger_signs: ['overheated', 'seizure'],
      seizure_activity: 'over_5_min',
    })
    const clear = aDog(['labored_breathing'], { context: ['heat_exposure'], danger_signs: ['overheated'] })
    expect(tipsFor(seizing).join(' ')).not.toMatch(/sips of water/)
    expect(tipsFor(clear).join(' ')).toMatch(/wide awake, offer small sips of water/)
  })

  test('a cat that stopped eating is not spoken of as one on insulin', () => {
    const given = aCat(['decreased_appetite'], { eating: 'none_over_48h', onset: 'days_4_to_7' })
    expect(callFor(given)).toContain('stopped eating')
    expect(JSON.stringify(answerTo(given).summary.plan)).not.toMatch(/insulin/)
  })

  test('bruises and black stool are no wound to press on', () => {
    const bruised = aDog(['rashes'], { skin_signs: ['bruising'] })
    expect(callFor(bruised)).toContain('bleeding inside')
    expect(tipsFor(bruised).join(' ')).not.toMatch(/press a clean cloth/i)
  })

  test('a pet that staggers is not announced as one with seizures', () => {
    const given = aDog(['lethargy'], { neurologic_signs: ['circling'], onset: 'hours_1_to_6' })
    expect(callFor(given)).toContain('staggers')
  })

  test('a snake bite gets advice for a bite, not for a stinger or a package', () => {
    const tips = tipsFor(
      aDog(['rashes'], { exposure: ['snake_bite'], danger_signs: ['facial_swelling'] }),
    ).join(' ')
    expect(tips).toMatch(/snake, toad or scorpion/)
    expect(tips).not.toMatch(/stinger|package/)
  })

  test('an infected womb is not announced as a birth', () => {
    const given = aDog(
      ['lethargy', 'vomiting'],
      { reproductive_status: ['heat_last_2_months', 'vulvar_discharge'], energy_level: 'very_low' },
      { gender: 'female', isNeutered: false, ageMonths: 96 },
    )
    expect(callFor(given)).toContain('infected womb')
  })

  test('a likely poisoning leads over the bleeding it caused', () => {
    const given = aDog(['vomiting'], {
      vomit_content: ['coffee_grounds'],
      vomit_frequency: 'four_or_more',
      exposure: ['human_pain_medicine'],
      exposure_details: '5 tablets of ibuprofen 200 mg',
    })
    expect(callFor(given)).toContain('poisoned')
  })

  test('only an eye with a chemical in it is rinsed before the call, and one out of its place is kept wet', () => {
    const hurt = { danger_signs: ['eye_emergency'], eye_signs: ['cloudy'] }
    expect(tipsFor(aCat(['eye_redness'], { ...hurt, exposure: ['pesticide_chemical'] }))[0]).toMatch(
      /^Rinse the eye .* 15 to 20 minutes/,
    )
    expect(tipsFor(aCat(['eye_redness'], hurt))[0]).not.toMatch(/rinse/i)
    const out = tipsFor(aDog(['eye_redness'], { danger_signs: ['eye_emergency'], eye_signs: ['bulging'] }))
    expect(out[0]).toMatch(/keep it wet/)
    expect(out[1]).toMatch(/Do not push it back/)
    expect(out.join(' ')).not.toMatch(/rinse/i)
  })

  test('no sentence is said twice and no medicine is forbidden twice in a row', () => {
    for (const danger of ['paralysis', 'severe_pain', 'abnormal_gums']) {
      const { assessment } = answerTo(aDog(['stiffness'], { danger_signs: [danger] }))
      const steps = assessment.recommendations.flatMap(({ actions }) => actions)
      const forbidden = steps.filter((action) => action.includes('deadly for pets'))
      expect([danger, forbidden.length]).toEqual([danger, 1])
    }
  })

  test('who is told to go now is not told when to go', () => {
    const { worseningProtocol } = answerTo(aDog(['stiffness'], { danger_signs: ['paralysis'] })).summary.plan
    expect(worseningProtocol.filter((line) => /^Go (?:to|now)/.test(line))).toEqual([])
    expect(worseningProtocol.length).toBeGreaterThanOrEqual(3)
  })

  test('every condition with first aid of its own exists', () => {
    const ids = new Set(allConditions.map(({ id }) => id))
    expect(Object.keys(firstAidByCondition).filter((id) => !ids.has(id))).toEqual([])
  })
})
