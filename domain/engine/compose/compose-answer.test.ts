import { describe, expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import { readingGrade } from '#domain/knowledge/care/reading-grade.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { assess } from '#domain/engine/assess.ts'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import type { Decision } from '#domain/engine/decide/decision.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { rankConditions } from '#domain/engine/rank/rank-conditions.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { composeAnswer } from './compose-answer.ts'

const now = new Date('2026-06-15T12:00:00Z')

const decided = (level: Urgency, more: Partial<Decision> = {}): Decision => ({
  level,
  confidence: 0.9,
  rules: [],
  patterns: [],
  unknown: [],
  whatWouldChange: [],
  readFromNotes: [],
  families: [],
  ...more,
})

const emergency = (...families: readonly EmergencyFamily[]): Decision => decided('er_urgent', { families })

const answer = (given: Given, decision: Decision, pet: Partial<Intake['pet']> = {}) => {
  const intake = intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, now))
  const facts = readFacts({ ...intake, pet: { ...intake.pet, ...pet } }, now)
  return composeAnswer(facts, decision, rankConditions(facts), computeDoses(facts))
}

const vomitedOnce = { vomit_frequency: 'once', energy_level: 'normal', eating: 'normal' }
const mildVomit = aDog(['vomiting'], { ...vomitedOnce, context: ['new_food'] })

describe('the answer in words', () => {
  test('every field is filled for every symptom, species and level [R-ASSESS-016] [R-ASSESS-017] [R-API-022]', () => {
    for (const symptom of symptomsByValue.keys()) {
      for (const given of [aDog([symptom]), aCat([symptom])]) {
        for (const level of URGENCIES) {
          const { assessment, summary } = answer(
            given,
            level === 'er_urgent' ? emergency('pain') : decided(level),
          )
          const { plan, treatment } = summary
          const lists = [
            assessment.recommendations,
            assessment.differentialDiagnoses,
            assessment.ragSources,
            plan.homeCareMeasures,
            plan.dietaryRecommendations,
            plan.monitoringInstructions,
            plan.worseningProtocol,
            treatment.homeCare,
            treatment.dietaryRecommendations,
            treatment.warningSignsToWatch,
          ]
          expect(lists.every((list) => list.length > 0)).toBe(true)
          expect(assessment.recommendations.every(({ actions }) => actions.length > 0)).toBe(true)
          expect([assessment.explanation, summary.triageRationale, treatment.generalNotes]).not.toContain('')
        }
      }
    }
  })

  test('the level is the same everywhere [R-API-006]', () => {
    for (const level of URGENCIES) {
      const { assessment, summary } = answer(mildVomit, decided(level))
      expect([assessment.severity, summary.severity, summary.triageLevel]).toEqual([level, level, level])
    }
  })

  test('tips for the way are given for a visit and an emergency only', () => {
    expect(answer(mildVomit, decided('monitor_at_home')).summary.plan.preArrivalTips).toEqual([])
    expect(answer(mildVomit, decided('normal_vet')).summary.plan.preArrivalTips).not.toEqual([])
    expect(answer(mildVomit, emergency('gdv')).summary.plan.preArrivalTips.join(' ')).toContain('Leave now.')
  })

  test('an emergency visit is recommended in an emergency only', () => {
    const types = (decision: Decision) =>
      answer(mildVomit, decision).assessment.recommendations.map(({ type }) => type)
    expect(types(emergency('gdv'))[0]).toBe('emergency_visit')
    expect(types(decided('normal_vet'))).not.toContain('emergency_visit')
    expect(types(decided('monitor_at_home'))).not.toContain('emergency_visit')
  })

  test.each(EMERGENCY_FAMILIES)('first aid for %s is said first and in the clinic’s ear', (family) => {
    const { assessment, summary } = answer(aDog(['lethargy']), emergency(family))
    const tips = summary.plan.preArrivalTips
    const call = tips.findIndex((tip) => tip.startsWith('Call ahead and say: '))
    const { steps: all, beforeCall = 0 } = firstAid[family]
    // A step that is only for some pets is not said to this one.
    const before = all
      .slice(0, beforeCall)
      .filter(({ onlyFor, species }) => onlyFor === undefined && species !== 'cat')
    expect(call).toBe(before.length)
    const steps = assessment.recommendations.flatMap(({ actions }) => actions)
    expect(steps.slice(0, call + 1)).toEqual(tips.slice(0, call + 1))
    expect(tips.length).toBeGreaterThanOrEqual(4)
  })

  test('a possible poisoning brings both poison lines', () => {
    const given = aDog(['vomiting'], { exposure: ['chocolate'], exposure_details: '8 oz of dark chocolate' })
    const { assessment, summary } = answer(given, emergency('poison'))
    expect(summary.plan.preArrivalTips.join(' ')).toMatch(
      /\(888\) 426-4435.*\(855\) 764-7661.*Fees may apply/,
    )
    expect(assessment.recommendations.map(({ description }) => description)).toContain('Call a poison line')
    expect(assessment.explanation).toContain('mg/kg of theobromine')
    expect(summary.trace.doses).toHaveLength(1)
  })

  test('the name is used, and "your pet" begins a sentence with a capital', () => {
    const named = answer(mildVomit, decided('monitor_at_home'))
    expect(named.assessment.explanation).toContain('Pip')
    const nameless = JSON.stringify(answer(mildVomit, emergency('pain'), { name: ' ' }))
    expect(nameless).toContain('Your pet needs an emergency vet now.')
    expect(nameless).not.toContain('{petName}')
    expect(JSON.stringify(answer(mildVomit, decided('normal_vet'), { name: 'A$&B' }))).toContain('A$&B')
  })

  test('an allergy takes the food out of the advice', () => {
    expect(
      answer(mildVomit, decided('monitor_at_home')).summary.plan.dietaryRecommendations.join(' '),
    ).toContain('chicken')
    const allergic = answer(mildVomit, decided('monitor_at_home'), { allergies: ['Chicken'] })
    expect(JSON.stringify(allergic.summary.plan)).not.toMatch(/chicken/i)
    expect(allergic.summary.plan.dietaryRecommendations).not.toEqual([])
  })

  test('neither a young pet nor one with diabetes is told to go without food', () => {
    const home = decided('monitor_at_home')
    expect(JSON.stringify(answer(mildVomit, home).summary.plan)).toContain('Take up the food')
    expect(JSON.stringify(answer({ ...mildVomit, ageMonths: 3 }, home).summary.plan)).not.toContain(
      'Take up the food',
    )
    expect(
      JSON.stringify(answer({ ...mildVomit, conditions: ['Diabetes'] }, home).summary.plan),
    ).not.toContain('Take up the food')
  })

  test('a cat that eats little, a pet that eats nothing and a nursing mother are not told to go without food', () => {
    const planOf = (given: Given) => JSON.stringify(answer(given, decided('normal_vet')).summary.plan)
    const { answers } = mildVomit
    expect(planOf(aCat(['vomiting'], answers))).toContain('Take up the food')
    expect(planOf(aCat(['vomiting', 'decreased_appetite'], answers))).not.toContain('Take up the food')
    expect(planOf(aDog(['vomiting'], { ...answers, eating: 'none_12_to_24h' }))).not.toContain(
      'Take up the food',
    )
    const nursing = aDog(
      ['vomiting'],
      { ...answers, reproductive_status: ['nursing'] },
      { gender: 'female', isNeutered: false },
    )
    expect(planOf(nursing)).not.toContain('Take up the food')
  })

  test('a cat that brought up a hairball eats as usual', () => {
    const hairball = aCat(['vomiting'], { ...vomitedOnce, vomit_content: ['hairball'] })
    const plan = JSON.stringify(answer(hairball, decided('monitor_at_home')).summary.plan)
    expect(plan).not.toMatch(/Take up the food/)
    expect(plan).toMatch(/hairball food or gel/)
    expect(plan).not.toMatch(/chicken/)
  })

  test('a pet under treatment keeps its food, and an allergy to fish speaks against tuna', () => {
    const diet = (given: Given, pet: Partial<Intake['pet']> = {}) =>
      JSON.stringify(answer(given, decided('monitor_at_home'), pet).summary.plan)
    expect(diet({ ...mildVomit, conditions: ['Kidney disease'] })).not.toMatch(/chicken|pumpkin/)
    const poultry = diet(mildVomit, { allergies: ['Poultry'] })
    expect(poultry).not.toMatch(/chicken/)
    const bitten = aCat(['decreased_appetite'], {
      exposure: ['toxic_plant_mushroom'],
      exposure_amount: 'tiny_taste',
      exposure_details: 'one bite of a poinsettia leaf',
      eating: 'normal',
    })
    expect(diet(bitten)).toMatch(/tuna/)
    expect(diet(bitten, { allergies: ['Fish'] })).not.toMatch(/tuna/)
  })

  test('who has a visit to book is told only what makes it more urgent', () => {
    for (const symptom of symptomsByValue.keys()) {
      const { worseningProtocol } = answer(aCat([symptom]), decided('normal_vet')).summary.plan
      expect([symptom, worseningProtocol.filter((told) => !told.startsWith('Go '))]).toEqual([symptom, []])
    }
  })

  test('what has lasted for weeks is not rested for a day, and a swallowed ball is asked about first', () => {
    const loose = aDog(['diarrhea'], { diarrhea_frequency: 'three_to_five', energy_level: 'normal' })
    const old = { ...loose, answers: { ...loose.answers, onset: 'more_than_month' } }
    expect(JSON.stringify(answer(loose, decided('normal_vet')).summary.plan)).toMatch(/chicken and rice/)
    expect(JSON.stringify(answer(old, decided('normal_vet')).summary.plan)).not.toMatch(/chicken and rice/)
    const ball = aDog(['constipation'], { last_stool: 'hours_24_to_48', exposure: ['foreign_object'] })
    const { plan } = answer(ball, decided('normal_vet')).summary
    expect(plan.dietaryRecommendations).toEqual(['Ask the vet on the phone before you feed Pip.'])
  })

  test('a dog that brings up bile before breakfast is not told to skip a meal', () => {
    const bile = aDog(['vomiting'], { ...vomitedOnce, vomit_content: ['foam_or_bile'] })
    const { plan } = answer(bile, decided('monitor_at_home')).summary
    expect(JSON.stringify(plan)).not.toMatch(/Take up the food/)
    expect(plan.dietaryRecommendations[0]).toMatch(/^Give a small meal late in the evening/)
  })

  test('nothing is explained twice in other words', () => {
    const because = 'Suddenly not being able to use a leg can mean a spine injury. Fast care matters.'
    const rule = {
      id: 'any',
      level: 'er_urgent',
      because,
      sources: ['K'],
      restsOn: ['ticked'],
      setAsideBy: null,
    } as const
    const spine = answer(aDog(['limping']), decided('er_urgent', { rules: [rule], families: ['spine'] }))
    expect(spine.assessment.explanation.match(/Fast care/g)).toHaveLength(1)
    const gums = { danger_signs: ['abnormal_gums'], gum_color: 'pale_white' }
    const pale = assess(intakeOf(aDog(['lethargy'], gums), birthdayForAge(48, now)), now)
    expect(pale.assessment.explanation.match(/too little oxygen or blood/g)).toHaveLength(1)
    const long = { danger_signs: ['seizure'], seizure_activity: 'over_5_min' }
    const fit = assess(intakeOf(aDog(['lethargy'], long), birthdayForAge(48, now)), now)
    expect(fit.assessment.explanation).toMatch(/over 5 minutes/)
    expect(fit.assessment.explanation).not.toMatch(/do not know how long/)
  })

  test('an owner of a dog reads nothing that is meant for cats', () => {
    for (const symptom of symptomsByValue.keys()) {
      const { plan } = answer(aDog([symptom]), decided('monitor_at_home')).summary
      expect(JSON.stringify(plan)).not.toMatch(/litter box|deadly for cats|[Aa] cat (?:that|eats)/)
    }
  })

  test('a pet that may have something stuck inside is not fed without asking', () => {
    const sock = aDog(['vomiting'], {
      exposure: ['foreign_object'],
      vomit_content: ['foreign_material'],
      vomit_frequency: 'four_or_more',
    })
    const { dietaryRecommendations } = answer(sock, decided('normal_vet')).summary.plan
    expect(dietaryRecommendations).toEqual(['Ask the vet on the phone before you feed Pip.'])
  })

  test('a disease that spreads says so', () => {
    const ringworm = aCat(
      ['hair_loss'],
      { skin_signs: ['round_bald'], itch_severity: 'mild', context: ['others_affected'] },
      { ageMonths: 4 },
    )
    expect(answer(ringworm, decided('normal_vet')).summary.plan.homeCareMeasures.join(' ')).toContain(
      'spread to people',
    )
  })

  test('age is in whole months under a year, else in years with one decimal', () => {
    const info = (ageMonths: number | null) =>
      answer({ ...mildVomit, ageMonths }, decided('normal_vet')).summary.petInfo
    expect(info(11)).toMatchObject({ age: 11, ageUnit: 'months' })
    expect(info(71)).toMatchObject({ age: 5.9, ageUnit: 'years' })
    expect(info(null)).toMatchObject({ age: null, ageUnit: null })
  })

  test('the summary tells what was ticked and what the notes said', () => {
    const read = { quote: 'gums like paper', finding: 'very pale gums' }
    const { symptomSummary } = answer(mildVomit, decided('normal_vet', { readFromNotes: [read] })).summary
      .clinicalNotes
    expect(symptomSummary).toBe(
      'Pip vomited once in the last 24 hours. Recently: new food, treats or table scraps. He eats and plays as usual. Read in the notes: very pale gums (“gums like paper”).',
    )
  })

  test('the same facts always give the same answer [R-API-023]', () => {
    expect(answer(mildVomit, decided('normal_vet'))).toEqual(answer(mildVomit, decided('normal_vet')))
  })
})

describe('products', () => {
  const products = (given: Given, level: Urgency = 'monitor_at_home', pet: Partial<Intake['pet']> = {}) =>
    answer(given, decided(level), pet).summary.plan.otcMedications
  const names = (...args: Parameters<typeof products>) => products(...args).map(({ name }) => name)

  test('are named for a pet that stays at home only [R-ASSESS-012]', () => {
    expect(names(mildVomit)).toEqual(['Probiotic powder for dogs'])
    expect(names(mildVomit, 'normal_vet')).toEqual([])
    expect(names(mildVomit, 'er_urgent')).toEqual([])
  })

  test('carry no dose of our own [R-ASSESS-018]', () => {
    const [probiotic] = products(mildVomit)
    expect(probiotic).toMatchObject({
      dosage: 'As the label says for this weight',
      category: 'digestive_support',
      medSearchCategory: 'digestive_support',
    })
    expect(probiotic?.warnings).not.toEqual([])
  })

  test('that are swallowed are left out for allergies, diseases, medicines, the very young and unknown ages', () => {
    expect(names(mildVomit, 'monitor_at_home', { allergies: ['beef'] })).toEqual([])
    expect(names(mildVomit, 'monitor_at_home', { medications: ['phenobarbital'] })).toEqual([])
    expect(names({ ...mildVomit, conditions: ['kidney disease'] })).toEqual([])
    expect(names({ ...mildVomit, ageMonths: 3 })).toEqual([])
    expect(names({ ...mildVomit, ageMonths: null })).toEqual([])
  })

  test('of any kind are left out for a pregnant or nursing pet', () => {
    const fleas = aCat(
      ['itching'],
      { skin_signs: ['fleas'], itch_severity: 'mild' },
      { gender: 'female', isNeutered: false },
    )
    expect(names(fleas)).toEqual(['Flea treatment for cats'])
    expect(names({ ...fleas, answers: { ...fleas.answers, reproductive_status: ['pregnant'] } })).toEqual([])
    expect(names({ ...fleas, conditions: ['epilepsy'] })).toEqual([])
  })
})

describe('how the composed texts read', () => {
  test('explanations and advice stay at grade eight or below', () => {
    const given = aCat(['straining_urinate'], { urine_output: 'small_frequent' })
    const rule = {
      id: 'RF-131',
      level: 'normal_vet' as const,
      because: 'Painful or frequent peeing needs a vet.',
      sources: ['S1'],
      restsOn: [],
      setAsideBy: null,
    }
    const { assessment, summary } = answer(given, decided('normal_vet', { rules: [rule], confidence: 0.6 }))
    const said = [
      assessment.explanation,
      summary.triageRationale,
      summary.treatment.generalNotes,
      summary.treatment.followUpSchedule.veterinaryVisit.reason,
      ...assessment.recommendations.flatMap(({ description, actions }) => [description, ...actions]),
    ]
    expect(said.filter((text) => readingGrade(text) > 8)).toEqual([])
    expect(assessment.explanation).toContain('We are less sure about this one.')
  })
})
