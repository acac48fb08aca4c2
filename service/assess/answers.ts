import { substancesById } from '#domain/substances/all-substances.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { Question } from '#domain/knowledge/questions/question.ts'
import type { Answers } from '#domain/logic/intake.ts'

type Given = string | readonly string[]
type Read =
  | { readonly ok: true; readonly answer: Given | null }
  | { readonly ok: false; readonly message: string }

const keep = (answer: Given | null): Read => ({ ok: true, answer })
const wrong = (message: string): Read => ({ ok: false, message })

const listed = (given: Given): string[] =>
  (typeof given === 'string' ? [given] : [...given]).map((text) => text.trim()).filter((text) => text !== '')

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d) ?[-–] ?(?=\d)/g, ' to ')

const valueOf = (question: Question, text: string, petName: string): string | undefined => {
  const options = question.options ?? []
  const labelled = (label: string): boolean =>
    [label, label.replaceAll('{petName}', petName)].some((words) => plain(words) === plain(text))
  return (options.find(({ value }) => value === text) ?? options.find(({ label }) => labelled(label)))?.value
}

const readChoice = (question: Question, given: Given, petName: string): Read => {
  const values = [...new Set(listed(given).map((text) => valueOf(question, text, petName)))]
  const known = values.filter((value) => value !== undefined)
  if (known.length < values.length) return wrong('Please choose one of the listed answers.')
  if (known.length === 0) return keep(null)
  if (question.type === 'multiselect') return keep(known)
  return known.length === 1 ? keep(known[0] ?? null) : wrong('Please choose only one answer.')
}

const readNumber = ({ min = 0, max = Number.MAX_SAFE_INTEGER }: Question, given: Given): Read => {
  const text = listed(given).join(' ')
  if (text === '') return keep(null)
  const number = /^\d{1,6}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max
    ? keep(text)
    : wrong(`Please enter a number between ${min} and ${max}.`)
}

const readText = (given: Given): Read => {
  const text = listed(given).join(', ')
  return keep(text === '' ? null : text)
}

/** Things the table does not know are named, so that nobody believes they were counted. */
const readThings = (given: Given): Read => {
  const ids = [...new Set(listed(given))]
  const unknown = ids.filter((id) => !substancesById.has(id))
  if (unknown.length === 0) return keep(ids.length === 0 ? null : ids)
  const named = unknown.slice(0, MOST_NAMED).map((id) => id.slice(0, LONGEST_NAME))
  return wrong(`We do not know these things: ${named.join(', ')}. Please choose from the list.`)
}

const MOST_NAMED = 5
const LONGEST_NAME = 60

const read = (question: Question, given: Given, petName: string): Read => {
  if (question.type === 'number') return readNumber(question, given)
  if (question.type === 'things') return readThings(given)
  return question.options === undefined ? readText(given) : readChoice(question, given, petName)
}

export type ReadAnswers = { readonly answers: Answers; readonly wrong: ReadonlyMap<string, string> }

/**
 * Answers to unknown questions are left out; a label is taken for its value. A choice that is not on the list is
 * refused, never dropped: it might have been the danger sign.
 */
export const readAnswers = (given: Readonly<Record<string, Given>>, petName: string): ReadAnswers => {
  const answers: [string, Given][] = []
  const faults = new Map<string, string>()
  for (const [id, value] of Object.entries(given)) {
    const question = questionsById.get(id)
    if (question === undefined) continue
    const result = read(question, value, petName)
    if (!result.ok) faults.set(id, result.message)
    else if (result.answer !== null) answers.push([id, result.answer])
  }
  return { answers: Object.fromEntries(answers), wrong: faults }
}
