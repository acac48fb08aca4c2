import { readGivenAnswers, readVignettes, type GivenAnswer } from '#cases/written/read-written.ts'
import type { Vignette } from '#cases/written/vignette.ts'
import { substancesById } from '#domain/substances/all-substances.ts'
import type { CheckQuestion } from '#domain/engine/answer/check-question.ts'
import { NOT_SURE } from '#domain/engine/answer/check-question.ts'
import { assess } from '#domain/engine/assess.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'
import { rankOf, type Urgency } from '#domain/logic/urgency.ts'

/**
 * Who answers the short questions of a case. **truthful**: says what is so. **vague**: the same, but unsure of one question in
 * five. **minimising**: denies everything. **silent**: nobody answers.
 */
export const OWNERS = ['truthful', 'vague', 'minimising', 'silent'] as const
export type Owner = (typeof OWNERS)[number]

/** `given` is undefined where nobody was asked. */
export type Told = {
  readonly id: string
  readonly expected: Urgency
  readonly given: readonly GivenAnswer[] | undefined
}

export function toldCases(file: string): readonly { readonly vignette: Vignette; readonly told: Told }[] {
  const given = readGivenAnswers(file)
  return readVignettes(file).map((vignette) => ({
    vignette,
    told: {
      id: vignette.id,
      expected: vignette.expected.level,
      given: given && (given.get(vignette.id) ?? []),
    },
  }))
}

export function answeredBy(owner: Owner, intake: Intake, told: Told, now: Date): Intake {
  if (owner === 'silent') return intake
  const { questions, severity } = assess(intake, now).summary
  if (questions.length === 0) return intake
  const isMilder = rankOf(told.expected) < rankOf(severity)
  const say = (question: CheckQuestion): string | readonly string[] => {
    if (owner === 'minimising') return denied(question)
    if (owner === 'vague' && isUnsure(told.id, question.id)) return NOT_SURE
    if (told.given !== undefined) return asGiven(question, told.given)
    // Where nobody was asked, the owner is made up from the level of the case, which no real owner knows.
    return isMilder ? first(mildest(question)) : NOT_SURE
  }
  return { ...intake, clarifications: answersBy(questions, say) }
}

export const answersBy = (
  questions: readonly CheckQuestion[],
  say: (question: CheckQuestion) => string | readonly string[],
): Answers => Object.fromEntries(questions.map((question) => [question.id, say(question)]))

const first = (said: string | readonly string[]): string =>
  typeof said === 'string' ? said : (said[0] ?? NOT_SURE)

export const denied = ({ options }: CheckQuestion): string =>
  ['none', 'no', 'pink', 'no_discharge', 'formed'].find((mild) =>
    options.some(({ value }) => value === mild),
  ) ?? NOT_SURE

/**
 * What somebody says who denies what is asked, finds everything ordinary that is offered and confirms the mildest
 * thing.
 */
export function mildest(question: CheckQuestion): string | readonly string[] {
  const values = question.options.map(({ value }) => value)
  if (question.kind === 'product') return mildestThings(question, values)
  if (question.kind !== 'normal' && question.kind !== 'known') return denied(question)
  return values.filter((value) => value !== 'none' && value !== NOT_SURE)
}

function mildestThings({ multiple }: CheckQuestion, values: readonly string[]): readonly string[] {
  const things = values.flatMap((value) => substancesById.get(value) ?? [])
  const rankBy = ({ dog, cat }: (typeof things)[number]): number => rankOf(dog.level) + rankOf(cat.level)
  const sorted = things.toSorted((one, other) => rankBy(one) - rankBy(other)).map(({ id }) => id)
  return multiple ? sorted : sorted.slice(0, 1)
}

function asGiven({ id, text, options }: CheckQuestion, given: readonly GivenAnswer[]): readonly string[] {
  const values = options.map(({ value }) => value)
  const said = given.find(
    (each) => each.id === id && each.text === text && values.every((value) => each.options.includes(value)),
  )
  const answer = said?.answer.filter((value) => values.includes(value)) ?? []
  return answer.length > 0 ? answer : [NOT_SURE]
}

const ONE_IN = 5

function isUnsure(id: string, question: string): boolean {
  let sum = 0
  for (const letter of `${id} ${question}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum % ONE_IN === 0
}
