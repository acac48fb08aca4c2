import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { shortCut } from '#domain/knowledge/compiled/catalogues/question-order.ts'
import type { Question, ShownWhen } from '#domain/knowledge/questions/question.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { alertsIn } from './alerts.ts'
import { toggleOption } from './answer-values.ts'
import { optionsFor } from './flow-pet.ts'
import { answersOfPet, dropHiddenAnswers, isShortCut, questionsStillPossible } from './question-order.ts'
import { visibleQuestions } from './visible-questions.ts'
import type { FlowPet } from './flow-pet.ts'
import type { Answers } from '#domain/logic/intake.ts'

const adultDog: FlowPet = { species: 'dog', sex: 'male', isNeutered: true, ageMonths: 60 }
const idsOf = (list: readonly Question[]): readonly string[] => list.map(({ id }) => id)
const shownTo = (pet: FlowPet, symptoms: readonly string[], answers: Answers = {}): readonly string[] =>
  idsOf(visibleQuestions(pet, symptoms, answers))

const byId = (id: string): Question => {
  const question = questions.find((one) => one.id === id)
  if (question === undefined) throw new Error(`no question ${id}`)
  return question
}

describe('the catalogue', () => {
  test('holds 47 questions and refers to earlier ones only [R-FOLLOW-011]', () => {
    expect(questions).toHaveLength(47)
    questions.forEach(({ condition, id, question, type, required }, index) => {
      expect(question).not.toBe('')
      expect(['select', 'multiselect', 'number', 'text', 'textarea']).toContain(type)
      expect(typeof required).toBe('boolean')
      const earlier = new Set(idsOf(questions.slice(0, index)))
      for (const parent of parentsOf(condition)) expect([id, earlier.has(parent)]).toEqual([id, true])
    })
  })

  test('names the known optional questions [R-FOLLOW-012]', () => {
    for (const id of ['context', 'exposure', 'neurologic_signs', 'seizure_activity']) {
      expect(byId(id).required).toBe(false)
    }
  })

  test('holds 25 symptoms', () => {
    expect(symptomsByValue.size).toBe(25)
  })
})

describe('visible questions', () => {
  test('a question appears only when its condition holds [R-FOLLOW-009]', () => {
    expect(shownTo(adultDog, ['vomiting'])).toContain('vomit_frequency')
    expect(shownTo(adultDog, ['itching'])).not.toContain('vomit_frequency')
    expect(shownTo(adultDog, ['vomiting'], { context: ['new_or_missed_medicine'] })).toContain(
      'medication_details',
    )
  })

  test('an unspayed female is asked about heat and birth', () => {
    const female: FlowPet = { species: 'cat', sex: 'female', isNeutered: null, ageMonths: 30 }
    expect(shownTo(female, ['lethargy'])).toContain('reproductive_status')
    expect(shownTo({ ...female, isNeutered: true }, ['lethargy'])).not.toContain('reproductive_status')
  })

  test('an unknown age makes every age condition false', () => {
    expect(shownTo({ ...adultDog, ageMonths: 1 }, ['lethargy'])).toContain('baby_signs')
    expect(shownTo({ ...adultDog, ageMonths: null }, ['lethargy'])).not.toContain('baby_signs')
  })

  test('in an immediate danger only what still matters is asked', () => {
    const answers = { danger_signs: ['collapse'] }
    const shown = shownTo(adultDog, ['vomiting'], answers)
    expect(isShortCut(adultDog, ['vomiting'], answers)).toBe(true)
    expect(shown).not.toContain('energy_level')
    expect(shortCut.keep).toEqual(expect.arrayContaining([...shown]))
  })
})

test('answers whose parent changed are dropped, those hidden by the short cut are kept [R-FOLLOW-014]', () => {
  const answers = {
    danger_signs: ['collapse'],
    energy_level: 'weak',
    exposure: ['none'],
    exposure_amount: 'large',
  }
  expect(dropHiddenAnswers(adultDog, ['vomiting'], answers)).toEqual({
    danger_signs: ['collapse'],
    energy_level: 'weak',
    exposure: ['none'],
  })
})

describe('questions that may still be asked', () => {
  const stillAfter = (answers: Answers, ...ahead: readonly string[]): ReadonlySet<string> =>
    questionsStillPossible(adultDog, ['lethargy'], answers, new Set(ahead))

  test('are those ahead and whatever an answer to them may open, over several steps', () => {
    const possible = stillAfter({ danger_signs: ['seizure'] }, 'seizure_activity', 'exposure')
    expect([...possible]).toEqual(
      expect.arrayContaining(['seizure_history', 'exposure_amount', 'exposure_details']),
    )
  })

  test('are none that were passed, answered, or belong to other signs', () => {
    const answers = {
      danger_signs: ['seizure'],
      seizure_activity: 'single_under_2_min',
      seizure_history: 'first_time',
    }
    const possible = stillAfter(answers, 'energy_level')
    expect(possible.has('seizure_history')).toBe(false)
    expect(possible.has('exposure_amount')).toBe(false)
    expect(possible.has('vomit_frequency')).toBe(false)
    expect(possible.has('reproductive_status')).toBe(false)
  })

  test('are only the kept ones in an immediate danger', () => {
    const possible = stillAfter({ danger_signs: ['collapse'] }, 'exposure')
    expect(possible.has('exposure_details')).toBe(true)
    expect(possible.has('exposure_amount')).toBe(false)
  })

  test('hold every question that a walk to the end can show', () => {
    const open = questions.filter(({ options }) => options !== undefined)
    const oneAnswerEach = fc.tuple(
      ...open.map(({ options = [] }) => fc.constantFrom(...options.map(({ value }) => value))),
    )
    fc.assert(
      fc.property(
        oneAnswerEach,
        fc.nat(8),
        fc.constantFrom('lethargy', 'vomiting'),
        (values, at, symptom) => {
          const choices = new Map(open.map(({ id }, place) => [id, values[place] ?? '']))
          const missed = missedOnTheWay(choices, at, symptom)
          expect(missed).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })
})

/** Questions shown on a walk that were not held possible after the question at this place. */
function missedOnTheWay(
  choices: ReadonlyMap<string, string>,
  at: number,
  symptom: string,
): readonly string[] {
  let answers: Answers = {}
  let possible: ReadonlySet<string> = new Set(idsOf(questions))
  const missed: string[] = []
  for (let place = 0; ; place += 1) {
    const id = shownTo(adultDog, [symptom], answers)[place]
    if (id === undefined) return missed
    if (!possible.has(id)) missed.push(id)
    const value = choices.get(id)
    if (value !== undefined) answers = dropHiddenAnswers(adultDog, [symptom], { ...answers, [id]: value })
    const ahead = new Set(shownTo(adultDog, [symptom], answers).slice(place + 1))
    if (place === at) possible = questionsStillPossible(adultDog, [symptom], answers, ahead)
  }
}

test('answers that only another sex or species can have given are left out', () => {
  const answers = {
    urine_signs: ['penis_stuck_out', 'pink_or_red'],
    vomit_content: ['hairball'],
    exposure: ['lilies'],
  }
  const symptoms = ['vomiting', 'straining_urinate']
  expect(answersOfPet({ ...adultDog, sex: 'female' }, symptoms, answers)).toEqual({
    urine_signs: ['pink_or_red'],
  })
  const cat: FlowPet = { ...adultDog, species: 'cat' }
  expect(answersOfPet(cat, symptoms, answers)).toEqual(answers)
})

describe('choosing options', () => {
  const danger = byId('danger_signs')

  test('"none of these" and the signs clear each other', () => {
    expect(toggleOption(danger, ['collapse', 'seizure'], 'none')).toEqual(['none'])
    expect(toggleOption(danger, ['none'], 'seizure')).toEqual(['seizure'])
    expect(toggleOption(danger, ['collapse'], 'seizure')).toEqual(['collapse', 'seizure'])
  })

  test('tapping a chosen option takes it back', () => {
    expect(toggleOption(danger, ['collapse', 'seizure'], 'collapse')).toEqual(['seizure'])
  })

  test('options of the other species or sex are not offered', () => {
    const values = (pet: Pick<FlowPet, 'species' | 'sex'>, id: string) =>
      optionsFor(byId(id), pet).map(({ value }) => value)
    expect(values({ species: 'dog', sex: 'male' }, 'exposure')).not.toContain('lilies')
    expect(values({ species: 'cat', sex: 'male' }, 'exposure')).toContain('lilies')
    expect(values({ species: 'cat', sex: 'female' }, 'urine_signs')).not.toContain('penis_stuck_out')
  })

  test('answers that can be an emergency on their own are found', () => {
    expect(alertsIn({ danger_signs: ['seizure', 'collapse'], energy_level: 'weak' })).toEqual([
      expect.objectContaining({ question: 'danger_signs', value: 'collapse' }),
      expect.objectContaining({ question: 'energy_level', value: 'weak' }),
    ])
    expect(alertsIn({ danger_signs: ['none'] })).toEqual([])
  })
})

describe('the load on an owner', () => {
  const symptoms = [...symptomsByValue.keys()]
  const mild: Answers = {
    danger_signs: ['none'],
    onset: 'hours_6_to_24',
    energy_level: 'normal',
    exposure: ['none'],
    context: ['none'],
  }

  test('a mild neutered adult dog is asked at most 9 questions for one symptom', () => {
    for (const symptom of symptoms) expect(shownTo(adultDog, [symptom], mild).length).toBeLessThanOrEqual(9)
  })

  test('and at most 12 for two symptoms', () => {
    for (const one of symptoms) {
      for (const other of symptoms.filter((value) => value > one)) {
        expect(shownTo(adultDog, [one, other], mild).length).toBeLessThanOrEqual(12)
      }
    }
  })

  test('with a danger sign at most 7 for one symptom', () => {
    for (const symptom of symptoms) {
      for (const sign of ['collapse', 'swollen_belly', 'cannot_urinate', 'paralysis']) {
        expect(
          shownTo(adultDog, [symptom], { danger_signs: [sign], onset: 'hours_1_to_6' }).length,
        ).toBeLessThanOrEqual(7)
      }
    }
  })
})

test('no question is ever shown while a question it depends on is hidden', () => {
  fc.assert(
    fc.property(anyPet, anySymptoms, anyAnswers, (pet, symptoms, answers) => {
      const shown = new Set(shownTo(pet, symptoms, answers))
      for (const { id, condition } of questions.filter((question) => shown.has(question.id))) {
        expect([id, ...missingParents(condition, shown)]).toEqual([id])
      }
    }),
  )
})

test('dropping hidden answers twice changes nothing more', () => {
  fc.assert(
    fc.property(anyPet, anySymptoms, anyAnswers, (pet, symptoms, answers) => {
      const once = dropHiddenAnswers(pet, symptoms, answers)
      expect(dropHiddenAnswers(pet, symptoms, once)).toEqual(once)
    }),
  )
})

/** The parents that every answer condition of a question needs and that are not shown. */
const missingParents = (condition: ShownWhen | undefined, shown: ReadonlySet<string>): readonly string[] =>
  Object.keys(condition?.answer ?? {}).filter((parent) => !shown.has(parent))

function parentsOf(condition: ShownWhen | undefined): readonly string[] {
  if (condition === undefined) return []
  return [...Object.keys(condition.answer ?? {}), ...(condition.any ?? []).flatMap(parentsOf)]
}

const anyPet: fc.Arbitrary<FlowPet> = fc.record({
  species: fc.constantFrom('dog', 'cat'),
  sex: fc.constantFrom('male', 'female', null),
  isNeutered: fc.constantFrom(true, false, null),
  ageMonths: fc.option(fc.integer({ min: 0, max: 240 })),
})

const anySymptoms = fc.subarray([...symptomsByValue.keys()], { minLength: 1, maxLength: 4 })

const anyAnswers: fc.Arbitrary<Answers> = fc
  .record(
    Object.fromEntries(
      questions
        .filter(({ options }) => options !== undefined)
        .map((question) => {
          const values = (question.options ?? []).map(({ value }) => value)
          return [
            question.id,
            question.type === 'select' ? fc.constantFrom(...values) : fc.subarray(values, { minLength: 1 }),
          ]
        }),
    ),
    { requiredKeys: [] },
  )
  .map((record) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
    ),
  )
