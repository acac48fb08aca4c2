import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { questions, questionsById } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { KG_PER_LB } from '#domain/pets/weight.ts'
import { computeDoses } from './doses/compute-doses.ts'
import { decide } from './decide.ts'
import { readFacts } from './facts.ts'
import { answerValues, dropHiddenAnswers, flowPetOf, toggleOption } from './flow.ts'
import { reasonsAgainstHome } from './guard.ts'
import type { Answers, Intake } from './intake.ts'
import { rankConditions } from './rank/rank-conditions.ts'
import { rankOf } from './urgency.ts'
import type { Urgency } from './urgency.ts'

const now = new Date('2026-03-15T12:00:00Z')

// Each property decides hundreds of times; a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 })

function levelFor(intake: Intake): Urgency {
  const facts = readFacts(intake, now)
  return decide(facts, rankConditions(facts), computeDoses(facts)).level
}

const symptoms = [...symptomsByValue.keys()]

const anyAnswers: fc.Arbitrary<Answers> = fc
  .record(
    Object.fromEntries(
      questions
        .filter(({ options }) => options !== undefined)
        .map(({ id, type, options }) => {
          const values = (options ?? []).map(({ value }) => value)
          return [
            id,
            type === 'select'
              ? fc.constantFrom(...values)
              : fc.subarray(values, { minLength: 1, maxLength: 3 }),
          ]
        }),
    ),
    { requiredKeys: ['danger_signs', 'onset', 'energy_level'] },
  )
  .map((record) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
    ),
  )

const someNotes = fc.constantFrom(
  '',
  'He ate grass and wants his ball.',
  'Her gums look pale.',
  'No vomiting, no blood, not bloated.',
  'He had a seizure in 2019.',
  'She keeps going to the litter box and nothing comes.',
  'Found chewed rat bait.',
)

const anyIntake: fc.Arbitrary<Intake> = fc
  .record({
    species: fc.constantFrom('dog' as const, 'cat' as const),
    months: fc.option(fc.integer({ min: 0, max: 240 })),
    gender: fc.constantFrom('male' as const, 'female' as const, null),
    isNeutered: fc.constantFrom(true, false, null),
    kg: fc.option(fc.integer({ min: 1, max: 60 })),
    selected: fc.subarray(symptoms, { minLength: 1, maxLength: 4 }),
    answers: anyAnswers,
    notes: someNotes,
  })
  .map(({ species, months, gender, isNeutered, kg, selected, answers, notes }) => ({
    pet: {
      id: null,
      name: 'Pip',
      species,
      breed: null,
      birthday: months === null ? null : birthdayForAge(months, now),
      gender,
      isNeutered,
      weight: { value: kg, unit: 'kg' },
      conditions: [],
      allergies: [],
      medications: [],
    },
    selectedSymptoms: selected,
    followUpAnswers: answers,
    additionalNotes: notes,
  }))

const alerts = questions.flatMap(({ id, options }) =>
  (options ?? []).filter(({ alert }) => alert === 'er').map(({ value }) => ({ id, value })),
)

describe('what must always hold', () => {
  test('adding a danger answer never lowers the level', () => {
    fc.assert(
      fc.property(anyIntake, fc.constantFrom(...alerts), (intake, { id, value }) => {
        const question = questionsById.get(id)
        if (question === undefined || question.type !== 'multiselect') return
        const current = answerValues(intake.followUpAnswers[id])
        if (current.includes(value)) return
        const more = { ...intake.followUpAnswers, [id]: toggleOption(question, current, value) }
        expect(rankOf(levelFor({ ...intake, followUpAnswers: more }))).toBeGreaterThanOrEqual(
          rankOf(levelFor(intake)),
        )
      }),
      { numRuns: 120 },
    )
  })

  test('the order of symptoms and answers, the name and the unit of weight never matter', () => {
    fc.assert(
      fc.property(anyIntake, fc.constantFrom('Rex', 'Bloat', 'Lily', 'Coco'), (intake, name) => {
        const { value } = intake.pet.weight
        const reversed = Object.fromEntries(
          Object.entries(intake.followUpAnswers)
            .toReversed()
            .map(([id, answer]) => [id, typeof answer === 'string' ? answer : answer.toReversed()]),
        )
        const other: Intake = {
          ...intake,
          pet: {
            ...intake.pet,
            name,
            weight: { value: value === null ? null : value / KG_PER_LB, unit: 'lbs' },
          },
          selectedSymptoms: intake.selectedSymptoms.toReversed(),
          followUpAnswers: reversed,
        }
        expect(levelFor(other)).toBe(levelFor(intake))
      }),
      { numRuns: 80 },
    )
  })

  test('minimizing words never lower the level', () => {
    const words = fc.constantFrom(
      'It is probably nothing.',
      'I am sure he is fine.',
      'My husband says I worry too much.',
      'Just being dramatic I guess.',
      'Is it okay to wait until Monday?',
      'He is a tough guy, no big deal.',
    )
    fc.assert(
      fc.property(anyIntake, words, (intake, minimizing) => {
        const more = { ...intake, additionalNotes: `${intake.additionalNotes} ${minimizing}` }
        expect(rankOf(levelFor(more))).toBeGreaterThanOrEqual(rankOf(levelFor(intake)))
      }),
      { numRuns: 80 },
    )
  })

  test('the same intake always gives the same answer', () => {
    fc.assert(
      fc.property(anyIntake, (intake) => {
        expect(levelFor(intake)).toBe(levelFor(intake))
      }),
      { numRuns: 50 },
    )
  })
})

/** Answers that say all is well, where a question offers "not sure" beside them. */
const SAFE: Readonly<Record<string, readonly string[]>> = {
  vomit_frequency: ['once', 'none_24h'],
  diarrhea_frequency: ['one_to_two', 'none_24h'],
  last_stool: ['under_24h'],
  water_intake: ['normal'],
  eating: ['normal'],
  urine_output: ['normal'],
  breathing_at_rest: ['normal_quiet'],
  weight_bearing: ['mild_limp'],
  gum_color: ['pink'],
  exposure_amount: ['tiny_taste'],
  vaccination_status: ['complete'],
  seizure_history: ['known_on_medicine'],
}

test('"not sure" in place of a safe answer never lowers the level', () => {
  fc.assert(
    fc.property(anyIntake, fc.constantFrom(...Object.keys(SAFE)), (intake, id) => {
      const safe = SAFE[id]?.[0] ?? ''
      const known = { ...intake, followUpAnswers: { ...intake.followUpAnswers, [id]: safe } }
      const unsure = { ...intake, followUpAnswers: { ...intake.followUpAnswers, [id]: 'not_sure' } }
      // A question that other questions hang on may hide their answers; those are dropped on purpose.
      const pet = flowPetOf(intake.pet, now)
      const kept = (one: Intake) =>
        Object.keys(dropHiddenAnswers(pet, one.selectedSymptoms, one.followUpAnswers))
      fc.pre(kept(known).every((question) => kept(unsure).includes(question)))
      expect(rankOf(levelFor(unsure))).toBeGreaterThanOrEqual(rankOf(levelFor(known)))
    }),
    { numRuns: 120 },
  )
})

describe.each(['dog', 'cat'] as const)('a %s with nothing answered', (species) => {
  test.each(symptoms)(
    '%s: gets an answer at every age, and home only when the guard allows it',
    (symptom) => {
      for (const months of [0, 1, 2, 3, 5, 6, 11, 12, 24, 60, 119, 120, 180, 240, null]) {
        const intake: Intake = {
          pet: {
            id: null,
            name: 'Pip',
            species,
            breed: null,
            birthday: months === null ? null : birthdayForAge(months, now),
            gender: null,
            isNeutered: null,
            weight: { value: null, unit: 'lbs' },
            conditions: [],
            allergies: [],
            medications: [],
          },
          selectedSymptoms: [symptom],
          followUpAnswers: {},
          additionalNotes: '',
        }
        const level = levelFor(intake)
        expect(
          reasonsAgainstHome(readFacts(intake, now), { hasPattern: false, setAside: new Set() }),
        ).not.toEqual([])
        expect(level).not.toBe('monitor_at_home')
      }
    },
  )
})
