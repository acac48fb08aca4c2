import { cleanup, fireEvent } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { shortCut } from '#domain/knowledge/compiled/catalogues/question-order.ts'
import type { Question, ShownWhen } from '#domain/knowledge/questions/question.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import { type FlowPet, optionsFor } from '#domain/engine/flow/flow-pet.ts'
import { visibleQuestions } from '#domain/engine/flow/visible-questions.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { upperFirst } from '#domain/first-letter.ts'
import { anyAnswers, mildAnswer } from '../testing/machine-owner.ts'
import { ADULT_DOG, openFollowUp } from '../testing/open-follow-up.tsx'
import { withName } from '../with-name.ts'

const SYMPTOMS = [...symptomsByValue.keys()]
const MALE_CAT: FlowPet = { ...ADULT_DOG, species: 'cat' }
const PETS = { dog: ADULT_DOG, cat: MALE_CAT }

/** Most questions by number of symptoms, as the clinical contract measured them. */
const MOST = {
  'neutered adult dog': [ADULT_DOG, [9, 12, 14]],
  'male cat': [MALE_CAT, [10, 13, 14]],
  'unspayed bitch': [{ ...ADULT_DOG, sex: 'female', isNeutered: false }, [10, 13, 15]],
  'unspayed queen': [{ ...MALE_CAT, sex: 'female', isNeutered: false }, [10, 13, 15]],
  'kitten of two months': [{ ...MALE_CAT, isNeutered: false, ageMonths: 2 }, [13, 16, 16]],
} as const satisfies Record<string, readonly [FlowPet, readonly [number, number, number]]>
/** The most in the contract's table, for an owner with several alarming answers. */
const WORST = 18

/** A second reading of the condition grammar, so that the walk is not judged by the code it walks through. */
function holds(when: ShownWhen, pet: FlowPet, symptoms: readonly string[], answers: Answers): boolean {
  const age = pet.ageMonths ?? Number.NaN
  const answered = ([id, values]: readonly [string, readonly string[]]): boolean =>
    isAsked(id, pet, symptoms, answers) && answerValues(answers[id]).some((value) => values.includes(value))
  const each: Readonly<Record<keyof ShownWhen, () => boolean>> = {
    anySymptom: () => when.anySymptom?.some((one) => symptoms.includes(one)) ?? true,
    species: () => when.species === pet.species,
    sex: () => when.sex === pet.sex,
    notNeutered: () => (pet.isNeutered !== true) === when.notNeutered,
    ageMonthsMin: () => age >= (when.ageMonthsMin ?? 0),
    ageMonthsMax: () => age < (when.ageMonthsMax ?? 0),
    symptomCountMax: () => symptoms.length <= (when.symptomCountMax ?? 0),
    answer: () => Object.entries(when.answer ?? {}).every(answered),
    any: () => when.any?.some((part) => holds(part, pet, symptoms, answers)) ?? true,
  }
  return Object.entries(each).every(([key, test]) => !Object.hasOwn(when, key) || test())
}

function isAsked(id: string, pet: FlowPet, symptoms: readonly string[], answers: Answers): boolean {
  const condition = questions.find((one) => one.id === id)?.condition
  return condition === undefined || holds(condition, pet, symptoms, answers)
}

/** True for a question that stands in the way of a pet in danger: the short cut leaves it out. */
function isLeftOut(id: string, pet: FlowPet, symptoms: readonly string[], answers: Answers): boolean {
  const { when, keep } = shortCut
  return holds(when, pet, symptoms, answers) && !keep.includes(id)
}

// Plain queries: asking by role costs a second per step, and what each control is called is proved elsewhere.
const find = (selector: string): Element => {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
const buttonNamed = (name: RegExp): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent.trim()))
const press = (name: RegExp): void => {
  const button = buttonNamed(name)
  if (button === undefined) throw new Error(`no button ${name.source}`)
  fireEvent.click(button)
}
const spoken = ({ question }: Question): string => upperFirst(withName(question, 'Rex'))

const controls = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('form input'),
]
const nameOf = (control: HTMLInputElement): string =>
  document.querySelector(`[id="${control.getAttribute('aria-labelledby') ?? ''}"]`)?.textContent ?? ''
/** The control of an option, whose words may be cut for this kind of pet. */
const controlOf = (label: string): HTMLInputElement | undefined =>
  controls().find((control) => nameOf(control) !== '' && withName(label, 'Rex').startsWith(nameOf(control)))

/** Says yes where a question is asked before its list. */
function passGate(): void {
  const yes = controlOf('Yes, show me the list')
  if (yes === undefined) return
  fireEvent.click(yes)
  press(/^(Next|Continue)$/)
}

/** The question on the screen; where two are worded alike, its options tell which one it is. */
function shownQuestion(pet: FlowPet): Question {
  const words = find('h1').textContent
  const found = questions
    .filter((question) => spoken(question) === words)
    .find((question) => optionsFor(question, pet).every(({ label }) => controlOf(label) !== undefined))
  if (found === undefined) throw new Error(`no question: ${words}`)
  return found
}

/** Answers on the screen as a hand would, one tap for each value. */
function give(question: Question, pet: FlowPet, answer: string | string[]): void {
  const options = optionsFor(question, pet)
  if (options.length === 0) {
    fireEvent.change(find('form input, form textarea'), { target: { value: answer } })
    return
  }
  for (const value of answerValues(answer)) {
    const control = controlOf(options.find((option) => option.value === value)?.label ?? '')
    if (control === undefined) throw new Error(`${question.id} offers no ${value}`)
    if (!control.checked) fireEvent.click(control)
  }
}

/** What the bar says: "Question 3 of 9". */
function placeSaid(): { readonly number: number; readonly of: number; readonly share: number } {
  const bar = find('[role=progressbar]')
  const [number = Number.NaN, of = Number.NaN] =
    /^Question (\d+) of (\d+)$/
      .exec(bar.getAttribute('aria-valuetext') ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return { number, of, share: Number(bar.getAttribute('aria-valuenow')) }
}

type Walk = { readonly asked: readonly string[]; readonly interruptions: number }

/** Walks all questions on the screen to their end; fails where a question should not be there or the way is blocked. */
function walk(
  pet: FlowPet,
  symptom: string,
  answerTo: (question: Question, pet: FlowPet) => string | string[],
): Walk {
  const opened = openFollowUp({ pet, symptoms: [symptom] })
  const asked: string[] = []
  let interruptions = 0
  let place = { number: 1, of: Infinity, share: 0 }
  const keepAnswering = (): void => {
    if (buttonNamed(/^Keep answering$/) === undefined) return
    interruptions += 1
    press(/^Keep answering$/)
  }
  while (opened.left().length === 0) {
    passGate()
    const question = shownQuestion(pet)
    const isDue = (judge: typeof isAsked) => judge(question.id, pet, [symptom], opened.answers())
    expect([question.id, isDue(isAsked), isDue(isLeftOut)]).toEqual([question.id, true, false])
    expect(asked).not.toContain(question.id)
    asked.push(question.id)
    const now = placeSaid()
    expect(now.of).toBeLessThanOrEqual(place.of)
    expect(now.number).toBeGreaterThanOrEqual(place.number)
    expect(now.number).toBeLessThanOrEqual(now.of)
    expect(now.share).toBeGreaterThanOrEqual(place.share)
    place = now
    give(question, pet, answerTo(question, pet))
    keepAnswering()
    press(/^(Next|Continue)$/)
    keepAnswering()
  }
  expect(opened.left()).toEqual(['continue'])
  expect(place.number).toBe(place.of)
  cleanup()
  return { asked, interruptions }
}

describe.each(Object.entries(PETS))('a %s walks through all questions of every symptom', (species, pet) => {
  test.each(SYMPTOMS)('with mild %s, in no more than the contract says [R-FOLLOW-009]', (symptom) => {
    const { asked, interruptions } = walk(pet, symptom, mildAnswer)
    expect(interruptions).toBe(0)
    expect(asked.length).toBeLessThanOrEqual(species === 'dog' ? 9 : 10)
  })

  test.each(SYMPTOMS)('with %s and any answers, never blocked', (symptom) => {
    const { asked } = walk(pet, symptom, anyAnswers(SYMPTOMS.indexOf(symptom) + 7))
    expect(asked.length).toBeLessThanOrEqual(WORST)
  })
})

describe('the number of questions for mild answers', () => {
  const pairs = SYMPTOMS.flatMap((one, at) => SYMPTOMS.slice(at + 1).map((other) => [one, other]))
  const triples = pairs.flatMap(([one = '', two = '']) =>
    SYMPTOMS.slice(SYMPTOMS.indexOf(two) + 1).map((three) => [one, two, three]),
  )
  const load = (pet: FlowPet, symptoms: readonly string[]): number => {
    const answers: Record<string, string | string[]> = {}
    for (;;) {
      const shown = visibleQuestions(pet, symptoms, answers)
      const open = shown.filter(({ id }) => answers[id] === undefined)
      if (open.length === 0) return shown.length
      for (const question of open) answers[question.id] = mildAnswer(question, pet)
    }
  }

  test.each(Object.entries(MOST))(
    '%s: never more than measured, with one, two or three symptoms',
    (_, [pet, most]) => {
      const most1 = Math.max(...SYMPTOMS.map((one) => load(pet, [one])))
      const most2 = Math.max(...pairs.map((pair) => load(pet, pair)))
      const most3 = Math.max(...triples.map((triple) => load(pet, triple)))
      expect([most1, most2, most3].map((count, at) => count <= (most[at] ?? 0))).toEqual([true, true, true])
    },
  )
})
