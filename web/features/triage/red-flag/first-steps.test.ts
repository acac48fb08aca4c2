import { describe, expect, test } from 'vitest'
import { firstStepsOf } from '#domain/knowledge/care/first-steps.ts'
import { alarmingAnswers } from '#domain/knowledge/compiled/catalogues/alarming-answers.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { WHAT_TO_DO } from '#web/content/emergency.ts'
import { firstSteps, isHelpedOnTheSpot, type KnownSoFar } from './first-steps.ts'
import { flagsIn } from './red-flag.ts'

/** What must not be said on one screen, and why. */
const NEVER_TOGETHER: readonly { readonly one: RegExp; readonly other: RegExp; readonly why: string }[] = [
  {
    one: /\b(?:pour|fan|cool first|cools\b)/i,
    other: /\bwarm (?!box)(?:up|and quiet|bottle|place)|wrap .* in blankets|lay a blanket over/i,
    why: 'An overheated pet is cooled, a cold one warmed; never both.',
  },
  {
    one: /\bpour no water over\b/i,
    other: /\b(?:cool tap water|fan the wet)\b/i,
    why: 'A fever comes from inside and is not cooled from outside.',
  },
  {
    one: /\bgive no food\b/i,
    other: /\b(?:offer|feed|rub (?:a little )?corn syrup|small sips)\b/i,
    why: 'Nothing by mouth, or something: an owner can follow only one.',
  },
  {
    one: /\b(?:do not let .* walk|do not make a weak pet walk|as little as you can)\b/i,
    other: /\bwalk (?:him|her|it|them|\{petName\})\b/i,
    why: 'A pet that must not walk is carried.',
  },
  {
    one: /\bleave it there|leave what sticks\b/i,
    other: /\bpull (?:it )?out now|take out what sticks\b/i,
    why: 'What sticks in a wound may hold back blood.',
  },
  {
    one: /\b(?:do not rub|do not .* cool)\b/i,
    other: /\b(?:rub the legs|ice pack|put ice)\b/i,
    why: 'A cold leg or a bite is harmed by rubbing and by ice.',
  },
  {
    one: /\bmake .* vomit\b(?<!do not make .* vomit)/i,
    other: /\bdo not make .* vomit\b/i,
    why: 'Vomiting is only for a vet to bring on.',
  },
]

const contradictions = (texts: readonly string[]): readonly string[] =>
  NEVER_TOGETHER.filter(
    ({ one, other }) => texts.some((text) => one.test(text)) && texts.some((text) => other.test(text)),
  ).map(({ why }) => why)

const isFamily = (id: string): id is EmergencyFamily => id in firstAid
const families = Object.keys(firstAid).filter((id) => isFamily(id))
const SPECIES = ['dog', 'cat'] as const
/** As a rule names it: by several answers together. */
const named = (family: EmergencyFamily, species: 'dog' | 'cat' = 'dog'): KnownSoFar => ({
  species,
  family,
  answer: null,
  steps: firstStepsOf(firstAid[family]),
})
const stepsOf = (family: EmergencyFamily, species?: 'dog' | 'cat'): readonly string[] =>
  firstSteps(named(family, species))

describe('the first steps on one screen', () => {
  test('a contradiction is seen', () => {
    expect(contradictions(['Cool first, then drive.', 'Keep your pet still, warm and quiet.'])).toEqual([
      'An overheated pet is cooled, a cold one warmed; never both.',
    ])
    expect(contradictions(['Give no food or water.', 'Offer small sips of water.'])).toHaveLength(1)
  })

  test.each(families)('of %s do not contradict each other', (family) => {
    for (const species of SPECIES) expect(contradictions(stepsOf(family, species))).toEqual([])
  })

  // An answer that alarms has the words for every emergency under it, and the panel of its kind over it.
  test('the words for every emergency go with every kind of it', () => {
    const steps = families.filter(
      (family) => family !== 'blood_sugar' && family !== 'fever' && family !== 'young',
    )
    expect(steps.filter((family) => contradictions([...WHAT_TO_DO, ...stepsOf(family)]).length > 0)).toEqual(
      [],
    )
  })

  test('where something may be given by mouth, the words for every emergency are not beside it', () => {
    for (const family of ['blood_sugar', 'fever', 'young'] as const)
      expect(contradictions([...WHAT_TO_DO, ...stepsOf(family)])).toEqual([
        'Nothing by mouth, or something: an owner can follow only one.',
      ])
  })

  test('an owner of a cat reads how a cat is helped, and of no dog', () => {
    for (const family of ['unconscious', 'choking'] as const) {
      expect(stepsOf(family, 'cat').join(' ')).not.toMatch(/dog/)
      expect(stepsOf(family).join(' ')).toMatch(/Big dog|big dog/)
    }
  })

  test('a step for some pets is said only where the alarming answer is about it', () => {
    const answer = { question: 'stool_appearance', value: 'string_hanging' }
    const known = { species: 'cat', family: 'obstruction', answer, steps: null } as const
    expect(firstSteps(known)[1]).toMatch(/^Never pull or cut/)
    expect(stepsOf('obstruction').join(' ')).not.toMatch(/string/)
    expect(stepsOf('breathing').join(' ')).not.toMatch(/each hole|inhaler/)
    expect(isHelpedOnTheSpot(named('breathing'))).toBe(false)
    expect(isHelpedOnTheSpot(named('unconscious', 'cat'))).toBe(true)
  })

  test('are on the page for every answer that alarms, without the rules', () => {
    const answers = Object.fromEntries(
      Object.entries(alarmingAnswers).map(([question, values]) => [question, Object.keys(values)]),
    )
    const flags = flagsIn(answers)
    expect(flags.length).toBeGreaterThan(60)
    const withoutOwnSteps = flags.filter(
      (flag) =>
        !firstSteps({ ...flag, species: 'dog' }).some((step) =>
          step.startsWith('Call ahead. Say that you come with '),
        ),
    )
    expect(withoutOwnSteps.map(({ key }) => key)).toEqual([])
  })
})
