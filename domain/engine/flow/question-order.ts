import { questionOrder, shortCut } from '#domain/knowledge/compiled/catalogues/question-order.ts'
import type { ShownWhen } from '#domain/knowledge/questions/question.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { answerValues } from './answer-values.ts'
import { isOfPet, type FlowPet } from './flow-pet.ts'

export const shownNow = (pet: FlowPet, symptoms: readonly string[], answers: Answers): ReadonlySet<string> =>
  shownIds(pet, symptoms, given(answers), isShortCut(pet, symptoms, answers))

/** True while an answer already says that the pet should be on its way, so that most questions are skipped. */
export function isShortCut(pet: FlowPet, symptoms: readonly string[], answers: Answers): boolean {
  const shown = askedIds(pet, symptoms, answers)
  return shownWhen(shortCutWhen, pet, symptoms, given(answers), shown)
}

export const askedIds = (pet: FlowPet, symptoms: readonly string[], answers: Answers): ReadonlySet<string> =>
  askedIdsBy(pet, symptoms, given(answers))

type ValuesOf = (questionId: string) => readonly string[] | undefined

const given =
  (answers: Answers): ValuesOf =>
  (id) =>
    answerValues(answers[id])

export const askedIdsBy = (
  pet: FlowPet,
  symptoms: readonly string[],
  valuesOf: ValuesOf,
): ReadonlySet<string> => shownIds(pet, symptoms, valuesOf, false)

/** What only the short cut hides is kept. */
export function dropHiddenAnswers(pet: FlowPet, symptoms: readonly string[], answers: Answers): Answers {
  const shown = askedIds(pet, symptoms, answers)
  return Object.fromEntries(Object.entries(answers).filter(([id]) => shown.has(id)))
}

export function answersOfPet(pet: FlowPet, symptoms: readonly string[], answers: Answers): Answers {
  const possible: [string, string | readonly string[]][] = []
  for (const [id, answer] of Object.entries(answers)) {
    const isPossible = (value: string): boolean =>
      ofSomePets.get(id)?.every((option) => option.value !== value || isOfPet(option, pet)) ?? true
    const left = answerValues(answer).filter(isPossible)
    if (left.length > 0) possible.push([id, typeof answer === 'string' ? answer : left])
  }
  return dropHiddenAnswers(pet, symptoms, Object.fromEntries(possible))
}

/**
 * Every question that may still be asked: those ahead, and those that an answer to one of them, or to one it opens, may
 * open. A question passed without an answer is over.
 */
export function questionsStillPossible(
  pet: FlowPet,
  symptoms: readonly string[],
  answers: Answers,
  ahead: ReadonlySet<string>,
): ReadonlySet<string> {
  const valuesOf = given(answers)
  const shown = shownIds(pet, symptoms, valuesOf, false)
  const isShortened = isShortCut(pet, symptoms, answers)
  const open = new Set(ahead)
  for (const { id, condition } of conditions) {
    if (shown.has(id) || answers[id] !== undefined || condition === undefined) continue
    if (isShortened && !shortCut.keep.includes(id)) continue
    if (mayBeShown(condition, pet, symptoms, valuesOf, shown, open)) open.add(id)
  }
  return open
}

type Shaped = {
  readonly [Key in Exclude<keyof ShownWhen, 'any' | 'answer'>]: ShownWhen[Key] | undefined
} & {
  readonly answer: readonly (readonly [string, readonly string[]])[] | undefined
  readonly any: readonly Shaped[] | undefined
}

const shaped = (when: ShownWhen): Shaped => ({
  anySymptom: when.anySymptom,
  species: when.species,
  sex: when.sex,
  notNeutered: when.notNeutered,
  ageMonthsMin: when.ageMonthsMin,
  ageMonthsMax: when.ageMonthsMax,
  symptomCountMax: when.symptomCountMax,
  answer: when.answer && Object.entries(when.answer),
  any: when.any?.map(shaped),
})

const conditions = questionOrder.map(({ id, condition }) => ({
  id,
  condition: condition && shaped(condition),
}))
const shortCutWhen = shaped(shortCut.when)
const ofSomePets = new Map(questionOrder.map(({ id, ofSomePets: options }) => [id, options]))

/** A problem that is none of the symptoms is asked about with the questions that look at the whole pet. */
const WHOLE_PET: readonly string[] = ['lethargy']

/** Conditions refer to earlier questions only, so one pass in file order is enough. */
function shownIds(
  pet: FlowPet,
  chosen: readonly string[],
  valuesOf: ValuesOf,
  isShortened: boolean,
): ReadonlySet<string> {
  const symptoms = chosen.length === 0 ? WHOLE_PET : chosen
  const shown = new Set<string>()
  for (const { id, condition } of conditions) {
    if (isShortened && !shortCut.keep.includes(id)) continue
    if (condition === undefined || shownWhen(condition, pet, symptoms, valuesOf, shown)) shown.add(id)
  }
  return shown
}

function shownWhen(
  when: Shaped,
  pet: FlowPet,
  symptoms: readonly string[],
  valuesOf: ValuesOf,
  shown: ReadonlySet<string>,
): boolean {
  return (
    (when.anySymptom === undefined || holdsOneOf(when.anySymptom, symptoms)) &&
    (when.species === undefined || pet.species === when.species) &&
    (when.sex === undefined || pet.sex === when.sex) &&
    (when.notNeutered === undefined || (pet.isNeutered !== true) === when.notNeutered) &&
    (when.ageMonthsMin === undefined || (pet.ageMonths !== null && pet.ageMonths >= when.ageMonthsMin)) &&
    (when.ageMonthsMax === undefined || (pet.ageMonths !== null && pet.ageMonths < when.ageMonthsMax)) &&
    (when.symptomCountMax === undefined || symptoms.length <= when.symptomCountMax) &&
    (when.answer === undefined || areAnswered(when.answer, valuesOf, shown)) &&
    (when.any === undefined || isShownByOne(when.any, pet, symptoms, valuesOf, shown))
  )
}

function mayBeShown(
  when: Shaped,
  pet: FlowPet,
  symptoms: readonly string[],
  valuesOf: ValuesOf,
  shown: ReadonlySet<string>,
  open: ReadonlySet<string>,
): boolean {
  const { answer, any, ...fixed } = when
  const may = (part: Shaped): boolean => mayBeShown(part, pet, symptoms, valuesOf, shown, open)
  return (
    shownWhen({ ...fixed, answer: undefined, any: undefined }, pet, symptoms, valuesOf, shown) &&
    (answer ?? []).every((one) => open.has(one[0]) || areAnswered([one], valuesOf, shown)) &&
    (any === undefined || any.some(may))
  )
}

// Asked for every question: no function is made here for a single one of them.
function isShownByOne(
  parts: readonly Shaped[],
  pet: FlowPet,
  symptoms: readonly string[],
  valuesOf: ValuesOf,
  shown: ReadonlySet<string>,
): boolean {
  for (const part of parts) if (shownWhen(part, pet, symptoms, valuesOf, shown)) return true
  return false
}

function holdsOneOf(wanted: readonly string[], values: readonly string[]): boolean {
  for (const value of values) if (wanted.includes(value)) return true
  return false
}

function areAnswered(
  wanted: NonNullable<Shaped['answer']>,
  valuesOf: ValuesOf,
  shown: ReadonlySet<string>,
): boolean {
  for (const [id, values] of wanted)
    if (!shown.has(id) || !holdsOneOf(values, valuesOf(id) ?? NOTHING)) return false
  return true
}

const NOTHING: readonly string[] = []
