import { describe, expect, test } from 'vitest'
import { alarmsBelowEmergency, homeSigns } from '#cases/rules/home-signs.ts'
import type { HomeSign } from '#cases/rules/home-signs.ts'
import { sources } from '#domain/knowledge/compiled/sources.ts'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import type { Question } from '#domain/knowledge/questions/question.ts'
import { visibleQuestions } from '#domain/engine/flow/visible-questions.ts'
import type { Answers } from '#domain/logic/intake.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import {
  AGES,
  answerOf,
  bodies,
  calmlyAnswered,
  levelOfTicks,
  optionsOf,
  symptomValues,
  withSymptom,
} from './calm-bodies.ts'
import type { Body } from './calm-bodies.ts'
import { alarmingTogether } from './alarming-together.ts'
import { noSign } from './no-sign.ts'

/** Some thousand answers take seconds; only a busy machine takes this long. */
const BUSY = { timeout: 120_000 }

const isNoSign = (question: string, value: string): boolean =>
  noSign[question] === 'every' || noSign[question]?.includes(value) === true

/** What every owner is asked is asked here of neutered pets only; the others differ in questions of their own. */
const isAskedOfEverybody = ({ condition }: Question, { pet }: Body): boolean =>
  condition === undefined && pet.isNeutered !== true

const listedAs = (
  list: readonly HomeSign[],
  { pet, ageMonths, symptoms }: Body,
  question: string,
  value: string,
): HomeSign | undefined =>
  list.find(
    (sign) =>
      sign.question === question &&
      sign.values.includes(value) &&
      (sign.only?.species ?? pet.species) === pet.species &&
      (sign.only?.fromMonths ?? 0) <= ageMonths &&
      ageMonths < (sign.only?.underMonths ?? Infinity) &&
      (sign.only?.symptoms?.some((symptom) => symptoms.includes(symptom)) ?? true),
  )

/** What was found, by answer, with the first bodies of each. */
class Findings {
  readonly #bodies = new Map<string, string[]>()
  seen = 0

  add(answer: string, body: Body): void {
    this.#bodies.set(answer, [...(this.#bodies.get(answer) ?? []), body.name])
  }

  get lines(): readonly string[] {
    return [...this.#bodies].map(
      ([answer, names]) => `${answer}: ${names.length} bodies, such as ${names.slice(0, 3).join('; ')}`,
    )
  }
}

const ask = (body: Body, question: Question, value: string, since: Answers = {}): Urgency =>
  levelOfTicks(body, calmlyAnswered(body, { ...since, [question.id]: answerOf(question, value) }))

describe.each([
  { told: 'that began half a day ago', since: {}, asked: bodies, list: homeSigns },
  {
    told: 'that has been the same for weeks',
    since: { onset: 'weeks_1_to_4', course: 'same' },
    asked: bodies.filter(({ pet }) => pet.isNeutered === true),
    list: homeSigns.filter(({ mayLast }) => mayLast),
  },
])('every ticked sign of illness $told', ({ since, asked, list }) => {
  test('is at least a visit, or stands on the list of what may stay home', BUSY, () => {
    const found = new Findings()
    const used = new Set<HomeSign>()
    for (const body of asked) {
      for (const { question, value } of optionsOf(body)) {
        if (isNoSign(question.id, value) || isAskedOfEverybody(question, body)) continue
        const listed = listedAs(list, body, question.id, value)
        if (listed !== undefined && used.has(listed)) continue
        found.seen += 1
        if (ask(body, question, value, since) !== 'monitor_at_home') continue
        if (listed === undefined) found.add(`${question.id}:${value}`, body)
        else used.add(listed)
      }
    }
    expect(found.lines).toEqual([])
    expect(found.seen).toBeGreaterThan(5000)
    expect(list.filter((sign) => !used.has(sign))).toEqual([])
  })
})

/** Two symptoms at once in a grown, neutered male; each pair once. */
const pairs = bodies
  .filter(
    ({ ageMonths, pet }) => ageMonths === AGES.grown && pet.isNeutered === true && pet.gender === 'male',
  )
  .flatMap((body) =>
    symptomValues
      .filter((other) => body.symptoms.every((symptom) => symptom < other))
      .map((other) => withSymptom(body, other)),
  )

test('an answer marked as alarming is an emergency beside every two symptoms', BUSY, () => {
  const found = new Findings()
  const used = new Set<HomeSign>()
  for (const body of pairs) {
    for (const { question, value, isAlarm } of optionsOf(body)) {
      if (!isAlarm) continue
      const listed = listedAs(alarmsBelowEmergency, body, question.id, value)
      found.seen += 1
      const level = ask(body, question, value)
      if (level === 'er_urgent') continue
      if (listed === undefined || level === 'monitor_at_home') found.add(`${question.id}:${value}`, body)
      else used.add(listed)
    }
  }
  expect(found.lines).toEqual([])
  expect(found.seen).toBeGreaterThan(5000)
  expect(alarmsBelowEmergency.filter((sign) => !used.has(sign))).toEqual([])
})

describe('signs that are alarming together', () => {
  test.each(alarmingTogether)(
    '$told is an emergency beside every symptom',
    ({ whose, symptoms, answers }) => {
      const alone = bodies.find(
        ({ pet, ageMonths, symptoms: [symptom] }) =>
          pet.species === whose.species &&
          pet.gender === (whose.gender ?? 'male') &&
          pet.isNeutered === true &&
          ageMonths === (whose.ageMonths ?? AGES.grown) &&
          symptom === symptoms[0],
      )
      if (alone === undefined) throw new Error(`no body has ${symptoms.join()}`)
      const pet = { ...alone.pet, ...whose.pet }
      const unasked: string[] = []
      const levels = new Set<Urgency>()
      for (const other of symptomValues) {
        const body: Body = { ...alone, pet, symptoms: [...new Set([...symptoms, other])] }
        const given = calmlyAnswered(body, answers)
        const shown = new Set(visibleQuestions(body.flow, body.symptoms, given).map(({ id }) => id))
        if (Object.keys(answers).every((id) => shown.has(id))) levels.add(levelOfTicks(body, given))
        else unasked.push(other)
      }
      expect([...levels]).toEqual(['er_urgent'])
      expect(unasked.length).toBeLessThan(symptomValues.length)
    },
  )
})

describe('a number at and beyond its limits', () => {
  const level = (
    species: 'dog' | 'cat',
    symptom: string,
    question: 'resp_rate' | 'temperature_f',
    value: string,
    since: Answers = {},
  ): Urgency | undefined => {
    const body = bodies.find(
      ({ pet, symptoms, ageMonths }) =>
        pet.species === species && symptoms.includes(symptom) && ageMonths === AGES.grown,
    )
    return body && levelOfTicks(body, calmlyAnswered(body, { ...since, [question]: value }))
  }

  test.each([
    ['dog', '0', 'er_urgent'],
    ['dog', '5', 'er_urgent'],
    ['dog', '6', 'monitor_at_home'],
    ['dog', '30', 'monitor_at_home'],
    ['dog', '31', 'normal_vet'],
    ['dog', '39', 'normal_vet'],
    ['dog', '40', 'er_urgent'],
    ['dog', '300', 'er_urgent'],
    ['cat', '0', 'er_urgent'],
    ['cat', '39', 'normal_vet'],
    ['cat', '40', 'er_urgent'],
    ['cat', '300', 'er_urgent'],
  ] as const)('a coughing %s at %s breaths a minute is %s', (species, breaths, expected) => {
    expect(level(species, 'coughing', 'resp_rate', breaths)).toBe(expected)
  })

  test.each([
    ['85', 'er_urgent'],
    ['98', 'er_urgent'],
    ['98.1', 'normal_vet'],
    ['99.4', 'normal_vet'],
    ['99.5', 'monitor_at_home'],
    ['103.4', 'monitor_at_home'],
    ['103.5', 'normal_vet'],
    ['104', 'er_urgent'],
    ['112', 'er_urgent'],
  ] as const)('after a hot day %s degrees is %s', (degrees, expected) => {
    const since: Answers = { context: ['heat_exposure'] }
    expect(level('dog', 'limping', 'temperature_f', degrees, since)).toBe(expected)
    expect(level('cat', 'limping', 'temperature_f', degrees, since)).toBe(expected)
  })

  test.each([
    ['coughing', 'resp_rate', '-1'],
    ['coughing', 'resp_rate', '301'],
    ['limping', 'temperature_f', '84.9'],
    ['limping', 'temperature_f', '112.1'],
  ] as const)('under %s a %s of %s counts as not measured', (symptom, question, value) => {
    const since: Answers = { context: ['heat_exposure'] }
    for (const species of ['dog', 'cat'] as const)
      expect(level(species, symptom, question, value, since)).toBe(
        level(species, symptom, question, '', since),
      )
  })
})

describe('the lists of the sweep', () => {
  const listed = [...homeSigns, ...alarmsBelowEmergency]
  test('name options that exist', () => {
    const existing = new Set(
      questions.flatMap(({ id, options }) => (options ?? []).map(({ value }) => `${id}:${value}`)),
    )
    const named = [
      ...listed.flatMap(({ question, values }) => values.map((value) => `${question}:${value}`)),
      ...Object.entries(noSign).flatMap(([id, values]) =>
        values === 'every' ? [] : values.map((value) => `${id}:${value}`),
      ),
    ]
    expect(named.filter((name) => !existing.has(name))).toEqual([])
  })
  test('give a known source', () => {
    for (const { source } of listed) expect(sources).toHaveProperty(source)
  })
})
