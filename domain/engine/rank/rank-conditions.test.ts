import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import {
  conditionByExposure,
  conditionBySwallowed,
  conditionByToxin,
  conditionsByEmergency,
} from '#domain/knowledge/compiled/emergencies.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { toxins } from '#domain/knowledge/compiled/catalogues/toxins.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'
import { conditionHints } from './condition-hints.ts'
import {
  chooseConditions,
  likelihoodOf,
  rankConditions,
  sharesFor,
  topConditions,
} from './rank-conditions.ts'

const now = new Date('2026-06-15T12:00:00Z')
const factsOf = (given: Given) =>
  readFacts(intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, now)), now)
const rank = (given: Given) => rankConditions(factsOf(given))
const firstThree = (given: Given): readonly string[] =>
  chooseConditions(rank(given), 'normal_vet')
    .slice(0, 3)
    .map(({ id }) => id)
const share = (given: Given, id: string): number =>
  sharesFor(factsOf(given))[allConditions.findIndex((condition) => condition.id === id)] ?? 0

/** An empty list stands for a question that was not answered. */
const anyAnswers: fc.Arbitrary<Record<string, string[]>> = fc.record(
  Object.fromEntries(
    questions
      .filter(({ options }) => (options?.length ?? 0) > 0)
      .map(({ id, options = [] }) => [
        id,
        fc.subarray(
          options.map(({ value }) => value),
          { maxLength: 3 },
        ),
      ]),
  ),
)
const anyGiven = fc
  .record({
    isDog: fc.boolean(),
    symptoms: fc.subarray([...symptomsByValue.keys()], { minLength: 1, maxLength: 5 }),
    answers: anyAnswers,
    ageMonths: fc.option(fc.integer({ min: 0, max: 240 })),
    weightKg: fc.option(fc.double({ min: 0.2, max: 90, noNaN: true })),
    gender: fc.constantFrom('male' as const, 'female' as const, null),
    isNeutered: fc.constantFrom(true, false, null),
    notes: fc.string({ maxLength: 120 }),
  })
  .map(({ isDog, symptoms, answers, ...more }) => (isDog ? aDog : aCat)(symptoms, answers, more))

describe('ranking the conditions', () => {
  test('a big dog that heaves with nothing coming up may have bloat', () => {
    const dane = aDog(
      ['vomiting'],
      {
        vomit_frequency: 'retching_nothing',
        danger_signs: ['unproductive_retching', 'swollen_belly'],
        onset: 'hours_1_to_6',
      },
      { breed: 'Great Dane', weightKg: 60, ageMonths: 84 },
    )
    expect(firstThree(dane)[0]).toBe('gdv')
  })

  test('a male cat that strains with only drops may be blocked', () => {
    const tom = aCat(['straining_urinate'], { urine_output: 'drops_only', danger_signs: ['cannot_urinate'] })
    expect(firstThree(tom)[0]).toBe('urethral_obstruction_cat')
  })

  test('fleas, a bald tail base and no prevention point to fleas', () => {
    const itchy = aDog(['itching'], {
      skin_signs: ['fleas'],
      skin_location: ['back_tail_base'],
      flea_control: 'no',
    })
    expect(firstThree(itchy)[0]).toBe('flea_allergy')
  })

  test('an old thin cat that is always hungry may have an overactive thyroid', () => {
    const old = aCat(
      ['increased_appetite'],
      { body_changes: ['weight_loss', 'restless'] },
      { ageMonths: 160 },
    )
    expect(firstThree(old)[0]).toBe('hyperthyroidism')
  })

  test('the owner’s own words count as much as a ticked answer', () => {
    const quiet = aDog(['vomiting'], { vomit_frequency: 'once', energy_level: 'normal' })
    const carsick = { ...quiet, notes: 'It happens on every car ride, then she is fine.' }
    expect(share(carsick, 'motion_sickness')).toBeGreaterThan(10 * share(quiet, 'motion_sickness'))
    expect(share({ ...quiet, notes: 'Not on a car ride.' }, 'motion_sickness')).toBeCloseTo(
      share(quiet, 'motion_sickness'),
    )
  })

  test('a male is never told of a womb infection, a spayed female hardly ever', () => {
    const ill = { symptoms: ['increased_thirst', 'lethargy'], answers: { energy_level: 'very_low' } } as const
    expect(share(aDog(ill.symptoms, ill.answers, { gender: 'male' }), 'pyometra')).toBe(0)
    const spayed = share(aDog(ill.symptoms, ill.answers, { gender: 'female', isNeutered: true }), 'pyometra')
    const intact = share(aDog(ill.symptoms, ill.answers, { gender: 'female', isNeutered: false }), 'pyometra')
    expect(spayed).toBeLessThan(intact / 20)
  })

  test('a kitten’s age speaks against diseases of old age', () => {
    const hungry = ['increased_appetite'] as const
    expect(share(aCat(hungry, {}, { ageMonths: 160 }), 'hyperthyroidism')).toBeGreaterThan(
      5 * share(aCat(hungry, {}, { ageMonths: 5 }), 'hyperthyroidism'),
    )
  })

  test('the words for a share follow fixed limits', () => {
    expect([0.4, 0.39, 0.12, 0.11].map(likelihoodOf)).toEqual(['high', 'medium', 'medium', 'low'])
  })
})

describe('what the rules and the doses add', () => {
  const limping = aDog(['limping'], {
    energy_level: 'normal',
    weight_bearing: 'mild_limp',
    context: ['fall_or_blow'],
  })
  const placeOf = (id: string, hints: ReadonlyMap<string, number>): number =>
    chooseConditions(rank(limping), 'er_urgent', hints).findIndex((condition) => condition.id === id)

  test('every condition they point to exists', () => {
    const ids = new Set(allConditions.map(({ id }) => id))
    const named = [
      ...Object.values(conditionsByEmergency).flat(),
      ...Object.values(conditionByToxin),
      ...Object.values(conditionByExposure),
      ...Object.values(conditionBySwallowed),
    ]
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    expect(toxins.map(({ id }) => id).filter((id) => conditionByToxin[id] === undefined)).toEqual([])
  })

  test('a harmful or unknown dose brings its poisoning to the front', () => {
    const dose = {
      exposure: 'human_pain_medicine',
      toxinId: 'ibuprofen',
      working: '',
      level: 'er_urgent',
      sources: [],
    } as const
    expect(conditionHints([], [{ ...dose, known: true }]).get('analgesic_toxicosis')).toBeGreaterThan(1)
    expect(conditionHints([], [{ ...dose, known: false }]).get('analgesic_toxicosis')).toBeGreaterThan(1)
    expect(
      conditionHints([], [{ ...dose, level: 'monitor_at_home', known: true }]).get('analgesic_toxicosis'),
    ).toBeLessThan(1)
  })

  test('in a poisoning what the pet met counts, though nobody knows how much', () => {
    const met = new Set(['rodenticide'])
    expect(conditionHints(['poison'], [], met).get('anticoagulant_rodenticide')).toBeGreaterThan(1)
    expect(conditionHints(['seizure'], [], met).get('anticoagulant_rodenticide')).toBeUndefined()
    const blocks = aDog(['increased_appetite'], { exposure: ['rodenticide'], energy_level: 'normal' })
    const [first] = chooseConditions(rank(blocks), 'er_urgent', conditionHints(['poison'], [], met))
    expect(first?.id).toBe('anticoagulant_rodenticide')
  })

  test('the kind of emergency moves its conditions forward', () => {
    expect(placeOf('blunt_trauma', conditionHints(['trauma'], []))).toBeGreaterThanOrEqual(0)
    expect(placeOf('fracture_dislocation', conditionHints(['trauma'], []))).toBeLessThan(3)
  })
})

describe('whatever an owner says', () => {
  test('shares are sorted, none is negative, all together make one', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const ranked = rank(given)
        const shares = sharesFor(factsOf(given))
        expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6)
        expect(shares.every((one) => one >= 0)).toBe(true)
        expect(ranked.length).toBeGreaterThanOrEqual(5)
        expect(ranked[0]?.posterior).toBe(Math.max(...shares))
        expect(
          ranked.every(({ posterior }, at) => posterior > 0 && posterior <= (ranked[at - 1]?.posterior ?? 1)),
        ).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('a cat never gets a dog’s disease, nor a dog a cat’s', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        expect(share(given, 'gdv') > 0).toBe(given.species === 'dog')
        expect(share(given, 'hyperthyroidism') > 0).toBe(given.species === 'cat')
      }),
      { numRuns: 40 },
    )
  })

  test('three to five conditions are listed, a plausible emergency among the first three', () => {
    fc.assert(
      fc.property(anyGiven, fc.constantFrom(...URGENCIES), (given, level) => {
        const ranked = rank(given)
        const chosen = chooseConditions(ranked, level)
        expect(chosen.length).toBeGreaterThanOrEqual(3)
        expect(chosen.length).toBeLessThanOrEqual(5)
        expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length)
        expect(topConditions(ranked, level)).toHaveLength(chosen.length)
        const late = chosen
          .slice(3)
          .some(({ urgency, posterior }) => urgency === 'er_urgent' && posterior >= 0.05)
        const early = chosen.slice(0, 3).some(({ urgency }) => urgency === 'er_urgent')
        expect(late && !early).toBe(false)
        expect(level === 'er_urgent' && !early).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})

describe('how many conditions are worth naming', () => {
  const dane = aDog(
    ['vomiting'],
    { vomit_frequency: 'retching_nothing', danger_signs: ['unproductive_retching', 'swollen_belly'] },
    { breed: 'Great Dane', weightKg: 60, ageMonths: 84 },
  )
  const vague = aDog(['lethargy'], { energy_level: 'slightly_low' })

  test('beside a likely one and two more, less than one in twenty is left out', () => {
    const chosen = chooseConditions(rank(dane), 'er_urgent', conditionHints(['gdv'], []))
    expect(chosen[0]).toMatchObject({ id: 'gdv', likelihood: 'high' })
    expect(chosen.slice(3).filter(({ posterior }) => posterior < 0.05)).toEqual([])
  })

  test('where none is likely, smaller shares are named too', () => {
    const even = rank(vague).slice(0, 12)
    const hints = new Map(even.map(({ id, posterior }) => [id, 100 / posterior] as const))
    const chosen = chooseConditions(rank(vague), 'normal_vet', hints)
    expect(chosen[0]?.likelihood).not.toBe('high')
    expect(chosen.length).toBeGreaterThanOrEqual(3)
  })

  test('an emergency always names one that can be an emergency, however small its share', () => {
    const itchy = aDog(['itching'], { skin_signs: ['fleas'], skin_location: ['back_tail_base'] })
    const share = chooseConditions(rank(itchy), 'er_urgent').find(({ urgency }) => urgency === 'er_urgent')
    expect(share?.posterior).toBeLessThan(0.05)
    expect(chooseConditions(rank(itchy), 'normal_vet').some(({ urgency }) => urgency === 'er_urgent')).toBe(
      false,
    )
  })

  test('a dangerous condition is named only where something was found that speaks for it', () => {
    const bloated = aDog(['lethargy'], { danger_signs: ['swollen_belly'], onset: 'within_last_hour' })
    const named = (given: Given, families: readonly EmergencyFamily[]) =>
      chooseConditions(rank(given), 'er_urgent', conditionHints(families, []), families).map(({ id }) => id)
    expect(named(bloated, ['gdv'])[0]).toBe('gdv')
    expect(named(bloated, ['gdv', 'bowel'])).not.toContain('ahds')
    const bleeding = aDog(['diarrhea'], { stool_appearance: ['bloody'], onset: 'within_last_hour' })
    expect(named(bleeding, ['bowel'])).toContain('ahds')
    const asleep = named(aCat(['lethargy'], { danger_signs: ['unresponsive'] }), ['unconscious'])
    expect(asleep[0]).toBe('general_unconscious')
    fc.assert(
      fc.property(anyGiven, fc.constantFrom(...URGENCIES), (given, level) => {
        const guessed = chooseConditions(rank(given), level).filter(
          ({ id, urgency, isSupported }) =>
            urgency === 'er_urgent' && !isSupported && !id.startsWith('general_'),
        )
        expect(guessed).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('a likely poisoning comes before a common ailment once the rules speak of poison', () => {
    const puffy = aCat(
      ['lethargy', 'limping'],
      { weight_bearing: 'mild_limp', energy_level: 'slightly_low' },
      { notes: 'I crushed half a panadol into her tuna and she had the lot. Now her face is puffy.' },
    )
    const [first] = chooseConditions(rank(puffy), 'er_urgent', conditionHints(['poison'], []))
    expect(first?.id).toBe('acetaminophen_toxicosis')
  })

  test('a swallowed battery brings no poison that nobody spoke of', () => {
    const battery = aDog(['coughing'], { exposure: ['battery_magnet'], energy_level: 'normal' })
    const chosen = chooseConditions(
      rank(battery),
      'er_urgent',
      conditionHints(['poison', 'obstruction'], []),
    ).map(({ id }) => id)
    expect(chosen).toContain('battery_ingestion')
    expect(chosen).not.toContain('anticoagulant_rodenticide')
  })

  test('a newborn is not told of parvo, nor a pet without surgery of waking from it', () => {
    const ill = {
      energy_level: 'very_low',
      baby_signs: ['not_nursing_or_eating', 'cold'],
      eating: 'none_under_12h',
    }
    const parvoAt = (ageMonths: number): number =>
      share(aDog(['decreased_appetite'], ill, { ageMonths }), 'parvovirus')
    expect(parvoAt(0)).toBeLessThan(parvoAt(2.5) / 4)
    const walked = aDog(['increased_thirst'], { energy_level: 'normal', onset: 'hours_1_to_6' })
    const told = { ...walked, notes: 'We had a long walk this morning.' }
    expect(share(told, 'anesthesia_recovery')).toBeCloseTo(share(walked, 'anesthesia_recovery'))
  })
})
