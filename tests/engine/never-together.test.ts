import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { assess } from '#domain/engine/assess.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import { NEVER_TOGETHER } from '../advice/advice-pairs.ts'
import { NOW, anyIntake, runs, wellIntake } from './generated-intakes.ts'

const listsOf = ({ assessment, summary }: EngineAnswer): readonly (readonly string[])[] => {
  const { plan, treatment } = summary
  return [
    [
      ...plan.homeCareMeasures,
      ...plan.dietaryRecommendations,
      ...plan.monitoringInstructions,
      ...plan.worseningProtocol,
      ...plan.preArrivalTips,
    ],
    assessment.recommendations.flatMap(({ actions }) => actions),
    [
      ...treatment.homeCare.map(({ instruction }) => instruction),
      ...treatment.dietaryRecommendations.map(({ description }) => description),
      ...treatment.warningSignsToWatch,
      treatment.generalNotes,
      treatment.followUpSchedule.nextCheckIn,
    ],
    [assessment.explanation],
  ]
}

const sentencesOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(/(?<=[.?]) (?=[A-Z(])/))

const togetherIn = (answer: EngineAnswer): readonly string[] => {
  const said = [...new Set(listsOf(answer).flat())].join('\n')
  return NEVER_TOGETHER.filter(({ one, other }) => one.test(said) && other.test(said)).map(({ why }) => why)
}

const twiceIn = (answer: EngineAnswer): readonly string[] =>
  listsOf(answer).flatMap((list) => {
    const sentences = sentencesOf(list)
    return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
  })

const answerTo = (given: Given): EngineAnswer =>
  assess(intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, NOW)), NOW)
const tipsFor = (given: Given): readonly string[] => answerTo(given).summary.plan.preArrivalTips

describe('what no answer says together', () => {
  test('every pair has a reason, and its first part is said by some text', () => {
    expect(NEVER_TOGETHER.every(({ why }) => why !== '')).toBe(true)
    const steps = EMERGENCY_FAMILIES.flatMap((family) => firstAid[family].steps.map(({ text }) => text))
    expect(steps.some((text) => /pour cool tap water over the body/i.test(text))).toBe(true)
    expect(steps.some((text) => /pour no water/i.test(text))).toBe(true)
  })

  test('holds for made cases of every level, and no sentence stands in one twice', () => {
    fc.assert(
      fc.property(anyIntake, (intake) => {
        const answer = assess(intake, NOW)
        expect([togetherIn(answer), twiceIn(answer)]).toEqual([[], []])
      }),
      runs(200),
    )
    fc.assert(
      fc.property(wellIntake, (intake) => {
        const answer = assess(intake, NOW)
        expect([togetherIn(answer), twiceIn(answer)]).toEqual([[], []])
      }),
      runs(100),
    )
  })

  test('holds where the owner tells of heat and of fever, of cold, of a fit and of a nursing mother', () => {
    const mother = { gender: 'female', isNeutered: false } as const
    const cases: readonly Given[] = [
      aDog(['lethargy'], { temperature_f: '105.5', energy_level: 'weak' }, { conditions: ['chemotherapy'] }),
      aDog(['lethargy'], {
        context: ['surgery_or_anesthesia', 'heat_exposure'],
        danger_signs: ['overheated'],
        temperature_f: '106',
        energy_level: 'weak',
      }),
      aDog(
        ['lethargy'],
        { reproductive_status: ['nursing'], neurologic_signs: ['tremors'], temperature_f: '106' },
        mother,
      ),
      aDog(['labored_breathing'], { danger_signs: ['overheated', 'unresponsive', 'breathing_distress'] }),
      aCat(['lethargy'], { temperature_f: '96', danger_signs: ['overheated'] }),
      aDog(['lethargy'], { baby_signs: ['cold', 'limp_or_crying'] }, { ageMonths: 0 }),
    ]
    for (const given of cases)
      expect([togetherIn(answerTo(given)), twiceIn(answerTo(given))]).toEqual([[], []])
  })
})

describe('first aid that saves and does not harm', () => {
  const mother = { gender: 'female', isNeutered: false } as const

  test('a fever is never cooled, whatever it comes from', () => {
    const hot = { temperature_f: '105.5', energy_level: 'weak' }
    const ill: readonly Given[] = [
      aDog(['lethargy'], hot),
      aDog(['lethargy'], hot, { conditions: ['chemotherapy'] }),
      aDog(['lethargy'], { ...hot, context: ['surgery_or_anesthesia'] }),
      aDog(['vomiting'], { ...hot, vaccination_status: 'none_given' }, { ageMonths: 3 }),
      aDog(['lethargy'], { ...hot, gum_color: 'bright_red' }),
      aDog(['lethargy'], { ...hot, reproductive_status: ['nursing'], neurologic_signs: ['tremors'] }, mother),
    ]
    for (const given of ill)
      expect(tipsFor(given).join(' ')).not.toMatch(/cool tap water|cool first|too hot/i)
  })

  test('CPR comes before the call and the drive, with where, how deep and how fast', () => {
    const tips = tipsFor(aDog(['lethargy'], { danger_signs: ['unresponsive'] }))
    const call = tips.findIndex((tip) => tip.startsWith('Call ahead'))
    const before = tips.slice(0, call).join(' ')
    expect(before).toMatch(
      /before any drive.*second person.*on one side.*widest part.*twice a second.*third to a half.*30 pushes/,
    )
    expect(tips.join(' ')).not.toMatch(/push .* during the drive|do not press on the chest/i)
  })

  test('a pet that chokes is freed first, and only by what can be seen', () => {
    const tips = tipsFor(
      aDog(
        ['labored_breathing'],
        { danger_signs: ['breathing_distress'], onset: 'within_last_hour' },
        { notes: 'He is choking on a ball.' },
      ),
    )
    expect(tips[0]).toMatch(/^Look into the mouth. Sweep out only what you can see/)
    expect(tips.slice(0, 4).join(' ')).toMatch(/slaps between the shoulder blades.*below the ribs/)
  })

  test('a short-nosed dog told to be hot in words is cooled, and heat stroke is named first', () => {
    const pug = aDog(
      ['labored_breathing'],
      { breathing_at_rest: 'panting_at_rest' },
      { breed: 'Pug', notes: 'He was left in the hot car and now he pants so hard.' },
    )
    expect(tipsFor(pug)[0]).toMatch(/^Cool first, then drive/)
    expect(answerTo(pug).assessment.differentialDiagnoses[0]?.name).toMatch(/^Heat stroke/)
    const panting = { ...pug, notes: 'He pants on the sofa.' }
    expect(tipsFor(panting).join(' ')).not.toMatch(/cool tap water/)
  })

  test('a nursing mother that shakes loses her babies before anything else', () => {
    const given = aDog(
      ['lethargy'],
      { reproductive_status: ['nursing'], neurologic_signs: ['tremors'], danger_signs: ['overheated'] },
      mother,
    )
    expect(tipsFor(given)[0]).toMatch(/^Take the babies away/)
  })

  test('a cold newborn is warmed before it gets sugar, and never on the skin', () => {
    const tips = tipsFor(
      aDog(['lethargy'], { baby_signs: ['cold'], energy_level: 'weak' }, { ageMonths: 0, notes: 'ice cold' }),
    )
    const warm = tips.findIndex((tip) => /warm/i.test(tip))
    const sugar = tips.findIndex((tip) => /syrup/.test(tip))
    expect(warm).toBeLessThan(sugar === -1 ? tips.length : sugar)
    expect(tips.join(' ')).toMatch(/never on the skin/)
  })

  test.each([
    ['She chewed through the charger cord and yelped.', /^Turn off the power/, 'electric shock'],
    ['He got scalded with boiling water on his back.', /20 minutes/, 'a burn'],
    ['The house was full of smoke when we came home.', /fresh air/, 'smoke'],
    ['The carbon monoxide alarm went off in the garage.', /fresh air/, 'gas'],
    ['He nearly drowned in the pool.', /does not breathe, start CPR/, 'drowned'],
  ])('%s', (notes, first, call) => {
    const tips = tipsFor(aDog(['coughing'], { context: ['burn_smoke_electric_water'] }, { notes }))
    expect(tips[0]).toMatch(first)
    expect(tips.find((tip) => tip.startsWith('Call ahead'))).toContain(call)
  })

  test('what is on the coat is washed off before the call', () => {
    const tips = tipsFor(aCat(['itching'], { exposure: ['permethrin'] }))
    expect(tips[0]).toMatch(/lukewarm water and dish soap/)
    expect(tips[1]).toMatch(/from licking/)
    expect(tips[2]).toMatch(/^Call ahead/)
  })

  test('a cat in a fit is not bathed', () => {
    const given = aCat(['itching'], {
      exposure: ['permethrin'],
      danger_signs: ['seizure'],
      seizure_activity: 'ongoing_now',
    })
    expect(tipsFor(given).join(' ')).not.toMatch(/wash it off the coat now/i)
    expect(tipsFor(given).join(' ')).toMatch(/poison line/)
  })

  test('a saddle clot, a snake, tissue that is out and a stick in the body have first lines of their own', () => {
    const firstAndCall = (given: Given): string =>
      tipsFor(given)
        .filter((tip, at) => at === 0 || tip.startsWith('Call ahead') || at === 1)
        .join(' ')
    const clot = aCat(['limping'], { danger_signs: ['paralysis'], onset: 'within_last_hour' })
    expect(firstAndCall(clot)).toMatch(/blood clot.*Wrap Pip/)
    const broken = { ...clot, answers: { ...clot.answers, context: ['hit_by_vehicle'] } }
    expect(tipsFor(broken).join(' ')).not.toMatch(/blood clot/)
    const snake = aDog(['limping'], { exposure: ['snake_bite'] }, { notes: 'A rattlesnake bit his paw.' })
    expect(firstAndCall(snake)).toMatch(/Get away from the snake.*bitten by a snake/)
    const out = aCat(['straining'], { stool_appearance: ['tissue_protruding'] })
    expect(firstAndCall(out)).toMatch(/Keep the tissue moist.*tissue from inside/)
    const stick = aDog(['limping'], {}, { notes: 'He ran onto a stick and it is stuck in his chest.' })
    expect(firstAndCall(stick)).toMatch(/Leave what sticks in the body/)
  })

  test('a pet told to have no heartbeat gets CPR first', () => {
    const tips = tipsFor(
      aCat(['hiding'], { onset: 'within_last_hour' }, { notes: 'There is no heartbeat that I can find.' }),
    )
    expect(tips[0]).toMatch(/start CPR here, before any drive/)
  })

  test('a cat with asthma and a dog with heart disease are not pressed below the ribs', () => {
    const hard = {
      danger_signs: ['breathing_distress'],
      onset: 'within_last_hour',
      breathing_at_rest: 'effort',
    }
    for (const conditions of [['asthma'], ['heart murmur'], ['collapsed trachea']])
      expect(tipsFor(aCat(['labored_breathing'], hard, { conditions })).join(' ')).not.toMatch(
        /push in and up/,
      )
    expect(tipsFor(aCat(['labored_breathing'], hard)).join(' ')).toMatch(/Only if something is stuck/)
  })

  test('only a poison that can be on a coat is washed off, and then before the call', () => {
    const ate = aDog(['vomiting'], { exposure: ['grapes_raisins'], exposure_amount: 'large' })
    expect(tipsFor(ate).join(' ')).not.toMatch(/fur|coat/)
    const soaked = aCat(
      ['hiding'],
      { exposure: ['antifreeze'], exposure_amount: 'not_sure' },
      { notes: 'Coolant dripped on the fur.' },
    )
    expect(tipsFor(soaked)[0]).toMatch(/^Wash it off the coat now/)
  })

  test('a weak dog after xylitol gets sugar first, one with too much sugar gets none', () => {
    const xylitol = aDog(['lethargy'], { exposure: ['xylitol'], energy_level: 'weak' })
    expect(tipsFor(xylitol)[0]).toMatch(/corn syrup or honey/)
    const high = aDog(
      ['vomiting'],
      { energy_level: 'weak', water_intake: 'much_more', vomit_frequency: 'four_or_more' },
      { conditions: ['diabetes'] },
    )
    expect(tipsFor(high).join(' ')).not.toMatch(/syrup/)
  })

  test('a magnet is something stuck inside, and its owner reads once not to make it vomit', () => {
    const said = tipsFor(
      aDog(['vomiting'], { exposure: ['battery_magnet'], vomit_frequency: 'two_to_three' }),
    )
    expect(said.find((tip) => tip.startsWith('Call ahead'))).toContain('stuck inside')
    expect(said.filter((tip) => /vomit unless|make \w+ vomit/.test(tip))).toHaveLength(1)
    expect(said.join(' ')).not.toMatch(/string|fur/)
  })

  test('a wound that opened after surgery is covered, not taken for an accident', () => {
    const tips = tipsFor(
      aDog(
        ['rashes'],
        { context: ['surgery_or_anesthesia'], skin_signs: ['wound_or_abscess'] },
        { notes: 'Spayed last week. The cut came open and her insides are hanging out.' },
      ),
    )
    expect(tips[0]).toMatch(/lay a clean, wet cloth on it. Do not push it back/)
    expect(tips.join(' ')).not.toMatch(/board|splint/)
  })

  test('heat that is ticked is cooled also where a burn is told', () => {
    const both = aDog(
      ['labored_breathing'],
      { danger_signs: ['overheated'], context: ['heat_exposure'] },
      { notes: 'His paws got burned on the hot ground.' },
    )
    expect(tipsFor(both)[0]).toMatch(/^Cool first/)
  })

  test('a short fit in a known case is told when the next one is an emergency', () => {
    const plan = answerTo(
      aDog(
        ['lethargy'],
        {
          danger_signs: ['seizure'],
          seizure_activity: 'single_under_2_min',
          seizure_history: 'known_on_medicine',
          onset: 'hours_6_to_24',
          energy_level: 'normal',
        },
        { conditions: ['epilepsy'] },
      ),
    ).summary.plan
    expect(plan.worseningProtocol.join(' ')).toMatch(/second seizure within a day/)
  })

  test('a male cat that goes often is seen today, a female cat within the usual time', () => {
    const often = aCat(
      ['straining_urinate'],
      { danger_signs: ['none'], urine_output: 'small_frequent', energy_level: 'normal' },
      { gender: 'female', isNeutered: true },
    )
    const said = (given: Given) => JSON.stringify(answerTo(given).summary.treatment.followUpSchedule)
    expect(said(often)).toMatch(/Within 24 to 48 hours/)
    const tom = answerTo({ ...often, gender: 'male' })
    expect(JSON.stringify(tom.summary)).not.toMatch(/24 to 48 hours/)
  })

  test('something swallowed within hours is a call now, without bowls or scales', () => {
    const answer = answerTo(
      aDog(['increased_appetite'], {
        danger_signs: ['none'],
        exposure: ['foreign_object'],
        exposure_amount: 'small',
        onset: 'within_last_hour',
        energy_level: 'normal',
        eating: 'normal',
      }),
    )
    expect(answer.assessment.severity).toBe('normal_vet')
    const said = JSON.stringify([answer.assessment, answer.summary.plan, answer.summary.treatment])
    expect(said).toMatch(/Call a vet now/)
    expect(said).not.toMatch(/24 to 48|slow bowl|\b[Ww]eigh\b/)
  })

  test('a sore ear and a sore leg are told different signs to go for', () => {
    const signs = (given: Given) => answerTo(given).summary.plan.worseningProtocol
    const ear = signs(aDog(['head_shaking'], { ear_signs: ['bad_smell'], energy_level: 'normal' }))
    const leg = signs(aDog(['limping'], { weight_bearing: 'toe_touching', energy_level: 'normal' }))
    expect(ear.filter((sign) => leg.includes(sign)).length).toBeLessThanOrEqual(1)
    expect(ear.join(' ')).toMatch(/circles/)
    expect(leg.join(' ')).toMatch(/bone/)
  })
})
