import type { Question } from '#domain/knowledge/questions/question.ts'
import { type FlowPet, flowPetOf, optionsFor } from '#domain/engine/flow/flow-pet.ts'
import { dropHiddenAnswers } from '#domain/engine/flow/question-order.ts'
import { visibleQuestions } from '#domain/engine/flow/visible-questions.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'

type Random = () => number

export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const AMOUNTS = ['', '2 grams of onion', 'one square of milk chocolate, 5 grams', 'one 200 mg ibuprofen']

const oneOf = <Item>(list: readonly Item[], random: Random): Item | undefined =>
  list[Math.floor(random() * list.length)]

function anAnswerTo(question: Question, pet: FlowPet, random: Random): string | readonly string[] {
  const { type, min = 0, max = 100 } = question
  if (type === 'number') return String(Math.round(min + random() * (max - min)))
  if (type === 'text' || type === 'textarea')
    return question.id === 'exposure_details' ? (oneOf(AMOUNTS, random) ?? '') : ''
  const options = optionsFor(question, pet)
  // Mostly what a calm owner says, so that no other danger hides what one answer changes.
  const calm = options.filter(({ exclusive, alert }) => exclusive === true || alert === undefined)
  const value = oneOf(random() < 0.8 ? calm : options, random)?.value ?? ''
  return type === 'select' ? value : [value]
}

export type Step = { readonly intake: Intake; readonly ahead: ReadonlySet<string>; readonly place: number }

/** Answers as `told` has it, else at random or not at all; yields the state after each question. */
export function* walkOf(told: Intake, now: Date, random: Random, after?: Step): Generator<Step> {
  const pet = flowPetOf(told.pet, now)
  const { selectedSymptoms } = told
  const shownWith = (given: Answers): readonly Question[] => visibleQuestions(pet, selectedSymptoms, given)
  let answers: Answers = after?.intake.followUpAnswers ?? {}
  for (let place = after === undefined ? 0 : after.place + 1; ; place += 1) {
    const question = shownWith(answers)[place]
    if (question === undefined) return
    const { id } = question
    const isPassed = !question.required && random() < 0.5
    const given =
      answers[id] ?? told.followUpAnswers[id] ?? (isPassed ? '' : anAnswerTo(question, pet, random))
    if (given.length > 0) answers = dropHiddenAnswers(pet, selectedSymptoms, { ...answers, [id]: given })
    const ahead = shownWith(answers)
      .slice(place + 1)
      .filter((one) => answers[one.id] === undefined)
    yield { intake: { ...told, followUpAnswers: answers }, ahead: new Set(ahead.map((one) => one.id)), place }
  }
}

export function toTheEnd(step: Step, now: Date, random: Random): Intake {
  let end = step
  for (const later of walkOf({ ...step.intake, followUpAnswers: {} }, now, random, step)) end = later
  return end.intake
}
