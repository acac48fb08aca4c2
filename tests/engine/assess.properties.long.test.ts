import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { KG_PER_LB } from '#domain/pets/weight.ts'
import { assess } from '#domain/engine/assess.ts'
import { answerValues, toggleOption } from '#domain/engine/flow/answer-values.ts'
import { flowPetOf } from '#domain/engine/flow/flow-pet.ts'
import { dropHiddenAnswers } from '#domain/engine/flow/question-order.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import { inReverse } from './generated-emergencies.ts'
import {
  anyIntake,
  levelFor,
  MINIMIZING,
  NOW,
  petOf,
  runs,
  safeAnswers,
  symptomValues,
  wellIntake,
  withAnswers,
} from './generated-intakes.ts'

// Each property assesses hundreds of times; a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 180_000 })

const anyOrWell = fc.oneof(anyIntake, wellIntake)

/** The intake with one more option ticked, or with this answer where only one can be given. */
function answering(intake: Intake, id: string, value: string): Intake {
  const question = questionsById.get(id)
  if (question?.type !== 'multiselect') return withAnswers(intake, { [id]: value })
  const current = answerValues(intake.followUpAnswers[id])
  return current.includes(value)
    ? intake
    : withAnswers(intake, { [id]: toggleOption(question, current, value) })
}

const rankFor = (intake: Intake): number => rankOf(levelFor(intake))

const dangers = questions.flatMap(({ id, options }) =>
  (options ?? []).filter(({ alert }) => alert === 'er').map(({ value }) => ({ id, value })),
)
const exposures = (questionsById.get('exposure')?.options ?? [])
  .map(({ value }) => value)
  .filter((value) => value !== 'none')

/** What would be said of each in a sentence of its own. */
const DANGERS_IN_WORDS = [
  'Her gums are white.',
  'He collapsed an hour ago.',
  'She is gasping for air.',
  'His belly is swollen and hard.',
  'She keeps straining and no pee comes out.',
  'He ate rat poison.',
  'He lapped up some windshield washer fluid.',
  'He swallowed antifreeze.',
] as const

describe('adding something dangerous', () => {
  test('a danger sign or alarming answer never lowers the level', () => {
    expect(dangers.length).toBeGreaterThan(60)
    fc.assert(
      fc.property(anyOrWell, fc.constantFrom(...dangers), (intake, { id, value }) => {
        expect(rankFor(answering(intake, id, value))).toBeGreaterThanOrEqual(rankFor(intake))
      }),
      runs(200),
    )
  })

  test('an exposure never lowers the level', () => {
    expect(exposures.length).toBeGreaterThan(20)
    fc.assert(
      fc.property(anyOrWell, fc.constantFrom(...exposures), (intake, value) => {
        expect(rankFor(answering(intake, 'exposure', value))).toBeGreaterThanOrEqual(rankFor(intake))
      }),
      runs(200),
    )
  })

  test('a danger told in words never lowers the level, and is an emergency', () => {
    fc.assert(
      fc.property(anyOrWell, fc.constantFrom(...DANGERS_IN_WORDS), (intake, words) => {
        expect(levelFor({ ...intake, additionalNotes: `${intake.additionalNotes} ${words}` })).toBe(
          'er_urgent',
        )
      }),
      runs(200),
    )
  })

  test('another symptom never lowers the level of an emergency', () => {
    fc.assert(
      fc.property(
        anyIntake,
        fc.constantFrom(...dangers.filter(({ id }) => id === 'danger_signs')),
        fc.constantFrom(...symptomValues),
        (intake, { id, value }, symptom) => {
          const more = [...new Set([...intake.selectedSymptoms, symptom])]
          expect(levelFor({ ...answering(intake, id, value), selectedSymptoms: more })).toBe('er_urgent')
        },
      ),
      runs(150),
    )
  })
})

describe('what must not matter', () => {
  test('the order of symptoms and answers', () => {
    fc.assert(
      fc.property(anyOrWell, (intake) => {
        const other = {
          ...intake,
          selectedSymptoms: intake.selectedSymptoms.toReversed(),
          followUpAnswers: inReverse(intake.followUpAnswers),
        }
        expect(levelFor(other)).toBe(levelFor(intake))
      }),
      runs(200),
    )
  })

  test("the pet's name, even when it is a word that could alarm", () => {
    const names = fc.constantFrom(
      'Rex',
      'Bloat',
      'Lily',
      'Coco',
      'Cocoa',
      'Raisin',
      'Ginger',
      'Not',
      'No',
      '',
    )
    fc.assert(
      fc.property(anyOrWell, names, (intake, name) => {
        expect(levelFor({ ...intake, pet: { ...intake.pet, name } })).toBe(levelFor(intake))
      }),
      runs(200),
    )
  })

  test('the unit of weight', () => {
    fc.assert(
      fc.property(anyOrWell, (intake) => {
        const { value } = intake.pet.weight
        const weight = { value: value === null ? null : value / KG_PER_LB, unit: 'lbs' as const }
        expect(levelFor({ ...intake, pet: { ...intake.pet, weight } })).toBe(levelFor(intake))
      }),
      runs(200),
    )
  })

  test('minimizing words, which never lower the level', () => {
    fc.assert(
      fc.property(anyOrWell, fc.constantFrom(...MINIMIZING), (intake, words) => {
        const more = { ...intake, additionalNotes: `${intake.additionalNotes} ${words}` }
        expect(rankFor(more)).toBeGreaterThanOrEqual(rankFor(intake))
      }),
      runs(200),
    )
  })

  test('asking twice: the same intake gives the same answer, word for word', () => {
    fc.assert(
      fc.property(anyOrWell, (intake) => {
        expect(assess(intake, NOW)).toEqual(assess(structuredClone(intake), NOW))
      }),
      runs(80),
    )
  })
})

describe('"not sure"', () => {
  test('in place of the safe answer never lowers the level', () => {
    expect(safeAnswers.length).toBeGreaterThan(8)
    fc.assert(
      fc.property(anyOrWell, fc.constantFrom(...safeAnswers), (intake, { id, safe }) => {
        const known = withAnswers(intake, { [id]: safe })
        const unsure = withAnswers(intake, { [id]: 'not_sure' })
        // A question that other questions hang on may hide their answers; those are dropped on purpose.
        const pet = flowPetOf(intake.pet, NOW)
        const kept = (one: Intake) =>
          Object.keys(dropHiddenAnswers(pet, one.selectedSymptoms, one.followUpAnswers))
        fc.pre(kept(known).every((question) => kept(unsure).includes(question)))
        expect(rankFor(unsure)).toBeGreaterThanOrEqual(rankFor(known))
      }),
      runs(200),
    )
  })

  test('is never safer than the safest answer one could give, whatever the question', () => {
    const open = questions.flatMap(({ id, type, options }) => {
      const values = (options ?? []).map(({ value }) => value)
      const unsure = values.find((value) => value === 'not_sure' || value === 'not_seen')
      const say = (value: string) => (type === 'multiselect' ? [value] : value)
      return unsure === undefined
        ? []
        : [{ id, unsure: say(unsure), others: values.filter((value) => value !== unsure).map(say) }]
    })
    expect(open.length).toBeGreaterThan(15)
    fc.assert(
      fc.property(anyOrWell, fc.constantFrom(...open), (intake, { id, unsure, others }) => {
        const safest = Math.min(...others.map((value) => rankFor(withAnswers(intake, { [id]: value }))))
        expect(rankFor(withAnswers(intake, { [id]: unsure }))).toBeGreaterThanOrEqual(safest)
      }),
      runs(200),
    )
  })
})

describe('staying at home', () => {
  test('the made mild pets do stay at home often enough to prove something', () => {
    const levels = fc.sample(wellIntake, { numRuns: 200, seed: runs(1).seed }).map(levelFor)
    expect(levels.filter((level) => level === 'monitor_at_home').length).toBeGreaterThan(60)
  })

  test('never holds when what must be known is left open', () => {
    const needed = ['danger_signs', 'energy_level', 'exposure', 'context'] as const
    fc.assert(
      fc.property(wellIntake, fc.constantFrom(...needed), (intake, id) => {
        const { [id]: _left, ...followUpAnswers } = intake.followUpAnswers
        expect(levelFor({ ...intake, followUpAnswers })).not.toBe('monitor_at_home')
      }),
      runs(200),
    )
  })
})

const YEARS = Array.from({ length: 20 }, (_, year) => (year + 1) * 12)
const MONTHS = Array.from({ length: 12 }, (_, month) => month)

describe.each(['dog', 'cat'] as const)('a %s with nothing answered', (species) => {
  test.each(symptomValues)(
    '%s: gets an answer at every age from newborn to 20 years, and never home',
    (symptom) => {
      for (const months of [...MONTHS, ...YEARS, null]) {
        const { assessment } = assess(
          {
            pet: petOf({ species, months, gender: null, isNeutered: null, kg: null }),
            selectedSymptoms: [symptom],
            followUpAnswers: {},
            additionalNotes: '',
          },
          NOW,
        )
        expect([months, assessment.severity]).not.toEqual([months, 'monitor_at_home'])
        expect(assessment.explanation).not.toBe('')
        expect(assessment.differentialDiagnoses.length).toBeGreaterThan(0)
      }
    },
  )
})

test('each "if this were so" of an answer, told as a fact, changes the level as said', () => {
  let replayed = 0
  fc.assert(
    fc.property(anyOrWell, (intake) => {
      const before = assess(intake, NOW).assessment.severity
      for (const { question, value, level, sentence } of assess(intake, NOW).summary.trace.whatWouldChange) {
        replayed += 1
        expect([sentence, levelFor(answering(intake, question, value))]).toEqual([sentence, level])
        expect([sentence, level]).not.toEqual([sentence, before])
      }
    }),
    runs(300),
  )
  expect(replayed).toBeGreaterThan(100)
})
