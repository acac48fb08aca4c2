import { describe, expect, test } from 'vitest'
import { assess } from '#domain/engine/assess.ts'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { NOW } from './generated-intakes.ts'

const tipsFor = (given: Given): readonly string[] =>
  assess(intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, NOW)), NOW).summary
    .plan.preArrivalTips
const saidTo = (given: Given): string => tipsFor(given).join('\n')
/** What an owner reads before the call. */
const beforeCall = (given: Given): string => {
  const tips = tipsFor(given)
  return tips
    .slice(
      0,
      tips.findIndex((tip) => tip.startsWith('Call ahead')),
    )
    .join('\n')
}
const atOnce = { onset: 'within_last_hour' } as const
const burned = { ...atOnce, context: ['burn_smoke_electric_water'] }
const noAir = { ...atOnce, danger_signs: ['breathing_distress'] }

describe('what saves a life stands before the call', () => {
  test('something stuck in the throat is freed, also where nobody says "choke"', () => {
    expect(beforeCall(aDog(['coughing'], noAir, { notes: 'A ball is stuck in his throat.' }))).toMatch(
      /slaps between the shoulder blades/,
    )
  })

  test('a fit is looked after first, whatever brought it on', () => {
    const fit = { ...atOnce, danger_signs: ['seizure'], seizure_activity: 'ongoing_now' }
    const poisoned = aCat(['lethargy'], { ...fit, exposure: ['permethrin'] })
    expect(beforeCall(poisoned)).toMatch(/^Move things away/)
    expect(saidTo(poisoned)).toMatch(/on the fur, wash it off.* only while Pip is awake and has no seizure/)
    expect(beforeCall(aDog(['lethargy'], fit, { conditions: ['Epilepsy'] }))).toMatch(/rescue drug/)
  })

  test('a cleaner is rinsed out of the mouth', () => {
    const drank = aCat(['decreased_appetite'], {
      ...atOnce,
      exposure: ['pesticide_chemical'],
      exposure_details: 'drain cleaner',
      mouth_signs: ['drooling', 'ulcers'],
    })
    expect(beforeCall(drank)).toMatch(/awake and has no seizure, rinse it out with water/)
    const ate = aDog(['vomiting'], { exposure: ['grapes_raisins'], exposure_amount: 'large' })
    expect(saidTo(ate)).not.toMatch(/rinse/)
  })

  test('a hole in the chest is covered, also where the pet fights for air', () => {
    const bitten = aCat(['labored_breathing'], {
      ...noAir,
      context: ['fight_or_bite'],
      trauma_details: ['puncture_chest_belly_neck', 'breathing_change'],
    })
    expect(beforeCall(bitten)).toMatch(/wet cloth on each deep wound or bite hole/)
  })

  test('a cat with asthma gets the inhaler its vet gave it', () => {
    expect(beforeCall(aCat(['labored_breathing'], noAir, { conditions: ['asthma'] }))).toMatch(/inhaler/)
  })

  test('a weak toy puppy gets sugar, a newborn is warmed before it', () => {
    const weak = { ...atOnce, energy_level: 'weak', neurologic_signs: ['wobbly'] }
    const puppy = aDog(['lethargy'], weak, { ageMonths: 2, weightKg: 0.8, breed: 'Yorkshire Terrier' })
    expect(beforeCall(puppy)).toMatch(/corn syrup or honey/)
    const kitten = aCat(['lethargy'], { ...weak, baby_signs: ['limp_or_crying'] }, { ageMonths: 0 })
    expect(saidTo(kitten)).toMatch(/feels cold, warm up slowly[^]*corn syrup or honey/)
  })

  test('where there is gas, help is called and CPR begun', () => {
    const notes = 'The carbon monoxide alarm went off and he lies there.'
    expect(beforeCall(aDog(['lethargy'], burned, { notes }))).toMatch(/call 911[^]*start CPR/)
  })
})

describe('first aid fits what happened', () => {
  test('what went into the body is left there, and its blood is stopped around it', () => {
    const answers = { ...atOnce, danger_signs: ['heavy_bleeding'] }
    const said = saidTo(aCat(['limping'], answers, { notes: 'A stick is stuck in his belly.' }))
    expect(said).toMatch(/^Leave what sticks in the body[^]*cloth around the object/)
    expect(said).not.toMatch(/press a clean cloth on it/)
  })

  test('a stick the dog ran onto is not taken out of the throat', () => {
    const notes = 'He ran onto a stick, it is stuck in the back of his throat.'
    const said = saidTo(aDog(['coughing'], noAir, { notes }))
    expect(said).toMatch(/Leave what sticks in the body/)
    expect(said).not.toMatch(/sweep out|take out what you can see|penis/i)
  })

  test('a bone that stands out of a leg is covered and not pushed back', () => {
    const broken = aDog(
      ['limping'],
      { ...atOnce, context: ['hit_by_vehicle'], limb_signs: ['deformed', 'open_wound'] },
      { notes: 'The bone sticks out of the leg.' },
    )
    expect(saidTo(broken)).toMatch(/bone shows, lay a clean, wet cloth over it/)
    expect(saidTo(broken)).not.toMatch(/Leave what sticks/)
  })

  test('blood from the nose is not pressed on like a wound', () => {
    const nose = aDog(['sneezing'], {
      ...atOnce,
      danger_signs: ['heavy_bleeding'],
      nasal_signs: ['nosebleed'],
    })
    expect(beforeCall(nose)).toMatch(/cold pack/)
    expect(saidTo(nose)).not.toMatch(/press a clean cloth|second cloth/)
  })

  test('a mouth burned by a cord is not held under running water', () => {
    const notes = 'She chewed an electric cord and her mouth is burned.'
    const said = saidTo(aDog(['coughing'], burned, { notes }))
    expect(said).toMatch(/wet cloth on a burned mouth/)
    expect(said).not.toMatch(/running water/)
  })

  test('an essential oil on the coat is washed off and not cooled like a scald', () => {
    const notes = 'Tea tree essential oil spilled on her fur.'
    const oiled = saidTo(aCat(['lethargy'], { ...atOnce, exposure: ['other'] }, { notes }))
    expect(oiled).toMatch(/^Wash it off the coat now/)
    expect(oiled).not.toMatch(/20 minutes/)
    expect(saidTo(aDog(['rashes'], burned, { notes: 'I spilled hot tea on him.' }))).toMatch(/20 minutes/)
  })

  test('suds in the mouth are no fit', () => {
    const notes = 'He bit into a dishwasher pod, soap foam in his mouth.'
    const pod = aDog(['decreased_appetite'], { ...atOnce, exposure: ['pesticide_chemical'] }, { notes })
    expect(saidTo(pod)).not.toMatch(/In a seizure/)
    const real = { ...pod, notes: 'He ate a laundry pod, now he foams and has a seizure.' }
    expect(saidTo(real)).toMatch(/In a seizure/)
  })

  test('a pet that bleeds from rat bait is carried', () => {
    const bait = { exposure: ['rodenticide'], onset: 'days_1_to_3' }
    expect(saidTo(aDog(['coughing'], { ...bait, cough_signs: ['coughs_blood'] }))).toMatch(
      /A knock can start/,
    )
    expect(saidTo(aDog(['lethargy'], { ...bait, energy_level: 'normal' }))).not.toMatch(/A knock can start/)
  })

  test('a sting that swells the mouth is nothing swallowed, and marijuana hurts no back', () => {
    const sting = { ...atOnce, exposure: ['insect_sting'], mouth_signs: ['drooling', 'trouble_swallowing'] }
    expect(saidTo(aDog(['decreased_appetite'], sting))).not.toMatch(/what was eaten|below the ribs/)
    const high = {
      ...atOnce,
      exposure: ['marijuana'],
      neurologic_signs: ['wobbly', 'bladder_control_lost'],
    }
    expect(saidTo(aDog(['lethargy'], high))).not.toMatch(/board/)
  })

  test('frozen paws are not rubbed, ticks are pulled out, and Addison disease is named', () => {
    const frozen = { ...atOnce, limb_signs: ['cold_or_pale_paw'] }
    expect(saidTo(aDog(['limping'], frozen, { notes: 'He is ice cold after a night in the snow.' }))).toMatch(
      /Do not rub paws/,
    )
    const lame = { ...atOnce, danger_signs: ['paralysis'], skin_signs: ['ticks'] }
    expect(saidTo(aDog(['stiffness', 'rashes'], lame))).toMatch(/Pull out each tick/)
    const crisis = { ...atOnce, danger_signs: ['collapse'], energy_level: 'weak' }
    expect(saidTo(aDog(['lethargy'], crisis, { conditions: ["Addison's disease"] }))).toMatch(/has Addison/)
  })
})
