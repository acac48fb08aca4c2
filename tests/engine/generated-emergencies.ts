import * as fc from 'fast-check'
import type { Given } from '#domain/knowledge/examples.ts'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { ruleExamples } from '#domain/knowledge/compiled/rule-examples.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'
import { holds } from '#domain/logic/judge.ts'
import { BESIDES, MINIMIZING, NOW, someAnswers, symptomValues } from './generated-intakes.ts'

export const emergencyRules: readonly Rule[] = rules.filter(({ atLeast }) => atLeast === 'er_urgent')

type Pick = <T>(list: readonly T[]) => T

export type MadeEmergency = { readonly intake: Intake; readonly made: 'from the rule' | 'from its example' }

type Draft = {
  species: 'dog' | 'cat'
  readonly symptoms: Set<string>
  readonly answers: Map<string, string[]>
  readonly notes: string[]
  more: Partial<Omit<Given, 'species' | 'symptoms' | 'answers' | 'notes'>>
}

/** An intake in which the rule's facts hold, among other facts, notes and minimizing sentences chosen at random. */
export const emergencyBy = (rule: Rule): fc.Arbitrary<MadeEmergency> =>
  fc
    .record({
      choices: fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 }),
      otherAnswers: someAnswers([]),
      otherSymptoms: fc.subarray(symptomValues, { maxLength: 2 }),
      otherPet: fc.record({
        ageMonths: fc.option(fc.integer({ min: 0, max: 240 })),
        gender: fc.constantFrom('male' as const, 'female' as const, null),
        isNeutered: fc.constantFrom(true, false, null),
        weightKg: fc.option(fc.integer({ min: 1, max: 60 })),
      }),
      before: fc.subarray([...BESIDES], { maxLength: 2 }),
      after: fc.subarray([...MINIMIZING], { minLength: 1, maxLength: 2 }),
    })
    .map(({ choices, otherAnswers, otherSymptoms, otherPet, before, after }) => {
      const facts = factsFor(rule, picker(choices))
      const among: Given = {
        ...facts.given,
        symptoms: [...new Set([...facts.given.symptoms, ...otherSymptoms])],
        answers: { ...otherAnswers, ...facts.given.answers },
        ...Object.fromEntries(Object.entries(otherPet).filter(([key]) => !facts.fixed.has(key))),
      }
      const given = stillHolds(rule, among) ? among : facts.given
      return {
        intake: toIntake({ ...given, notes: [...before, given.notes, ...after].filter(Boolean).join(' ') }),
        made: facts.made,
      }
    })

const toIntake = (given: Given): Intake =>
  intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, NOW))

const factsOf = (given: Given): Facts => readFacts(toIntake(given), NOW)

const stillHolds = ({ when }: Rule, given: Given): boolean => holds(when, factsOf(given))

function picker(choices: readonly number[]): Pick {
  let next = 0
  return (list) => {
    const choice = choices[next % choices.length] ?? 0
    next += 1
    const picked = list[choice % list.length]
    if (picked === undefined) throw new Error('There is nothing to choose from')
    return picked
  }
}

type Made = {
  readonly given: Given
  readonly fixed: ReadonlySet<string>
  readonly made: MadeEmergency['made']
}

/**
 * Facts made from the rule's own condition, at need with the symptoms and answers of its example around them, so that
 * the question was asked; the example itself where the condition cannot be met part by part.
 */
function factsFor(rule: Rule, pick: Pick): Made {
  const example = pick((ruleExamples[rule.id] ?? []).filter(({ expect }) => expect === 'yes')).given
  for (const around of [undefined, undefined, example, example]) {
    const { given, fixed } = partByPart(rule, pick, around)
    if (stillHolds(rule, given)) return { given, fixed, made: 'from the rule' }
  }
  return {
    given: example,
    fixed: new Set(['ageMonths', 'gender', 'isNeutered', 'weightKg']),
    made: 'from its example',
  }
}

function partByPart(rule: Rule, pick: Pick, around?: Given): Omit<Made, 'made'> {
  const draft: Draft = {
    species: around?.species ?? pick(['dog', 'cat']),
    symptoms: new Set(),
    answers: new Map(),
    notes: [],
    more:
      around === undefined
        ? {}
        : { gender: around.gender, isNeutered: around.isNeutered, ageMonths: around.ageMonths },
  }
  addTo(draft, rule.when, pick)
  for (const symptom of around?.symptoms ?? []) draft.symptoms.add(symptom)
  if (draft.symptoms.size === 0) draft.symptoms.add(pick(symptomValues))
  const build = draft.species === 'dog' ? aDog : aCat
  const answers = Object.fromEntries(
    [...draft.answers].map(([id, values]) => [id, isMany(id) ? values : (values.at(-1) ?? '')]),
  )
  const given = build(
    [...draft.symptoms],
    { ...around?.answers, ...answers },
    { ...draft.more, notes: draft.notes.join(' ') },
  )
  return { given, fixed: new Set(Object.keys(draft.more)) }
}

const isMany = (id: string): boolean => questionsById.get(id)?.type === 'multiselect'

function addTo(draft: Draft, when: Condition, pick: Pick): void {
  switch (when.kind) {
    case 'all':
      for (const part of when.of) addTo(draft, part, pick)
      return
    case 'any':
      return addTo(draft, pick(when.of), pick)
    case 'symptom':
      draft.symptoms.add(pick(when.anyOf))
      return
    case 'answer':
    case 'only':
      draft.answers.set(when.question, [...(draft.answers.get(when.question) ?? []), pick(when.anyOf)])
      return
    case 'number':
      draft.answers.set(when.question, [String(when.atLeast ?? when.atMost ?? 0)])
      return
    case 'unanswered':
      if (when.what === 'weight') draft.more = { ...draft.more, weightKg: null }
      else draft.answers.delete(when.what)
      return
    case 'species':
      draft.species = when.is
      return
    case 'sex':
      draft.more = { ...draft.more, gender: when.is }
      return
    case 'intact':
      draft.more = { ...draft.more, isNeutered: false }
      return
    case 'age':
      draft.more = { ...draft.more, ageMonths: when.atLeast ?? (when.under ?? 1) - 1 }
      return
    case 'weight':
      draft.more = { ...draft.more, weightKg: when.atLeast ?? (when.under ?? 1) / 2 }
      return
    case 'breed':
      draft.more = { ...draft.more, breed: pick(BREEDS[when.group]) }
      return
    case 'known':
      draft.more = { ...draft.more, conditions: [...(draft.more.conditions ?? []), pick(when.anyOf)] }
      return
    case 'text':
      draft.notes.push(pick(notesWith.get(when.key) ?? ['']))
      return
    case 'not':
    case 'asked':
      // left as it is: whether the whole holds is asked of the finished facts
      return
  }
}

const BREEDS = {
  brachycephalic: ['Pug', 'French Bulldog'],
  deep_chested: ['Great Dane', 'German Shepherd'],
  toy: ['Chihuahua', 'Pomeranian'],
  chondrodystrophic: ['Dachshund', 'Pekingese'],
} as const

const notesWith: ReadonlyMap<string, readonly string[]> = Object.values(ruleExamples)
  .flat()
  .filter(({ expect, given }) => expect === 'yes' && given.notes !== '')
  .reduce((found, { given }) => {
    for (const key of factsOf(given).notes.keys) found.set(key, [...(found.get(key) ?? []), given.notes])
    return found
  }, new Map<string, string[]>())

export const inReverse = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers)
      .toReversed()
      .map(([id, answer]) => [id, typeof answer === 'string' ? answer : answer.toReversed()]),
  )
