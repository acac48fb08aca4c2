import { meeting } from '#domain/engine/read/met-things.ts'
import { withNotes } from '#domain/engine/read/facts-by-reader.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'
import { confirming, denying } from '#domain/engine/notes/meant.ts'
import { NOT_SURE } from '../answer/check-question.ts'
import { openToLastLook } from './last-look.ts'
import { dangersConfirmed } from './suggested.ts'
import type { CheckQuestion } from '../answer/check-question.ts'
import { saidOfWords } from './words-question.ts'

export type Answered = { readonly question: CheckQuestion; readonly values: readonly string[] }

export const answeredOf = (
  questions: readonly CheckQuestion[],
  { clarifications = {} }: Intake,
): readonly Answered[] =>
  questions.flatMap((question) => {
    const given = answerValues(clarifications[question.id])
    const values = given.filter((value) => question.options.some((option) => option.value === value))
    return values.length > 0 ? [{ question, values }] : []
  })

export const unfitting = (
  questions: readonly CheckQuestion[],
  clarifications: Answers,
): readonly { readonly id: string; readonly isKnown: boolean }[] =>
  Object.entries(clarifications).flatMap(([id, given]) => {
    const question = questions.find((each) => each.id === id)
    const values = answerValues(given)
    const fits =
      question !== undefined &&
      values.length > 0 &&
      (question.multiple || values.length === 1) &&
      values.every((value) => question.options.some((option) => option.value === value))
    return fits ? [] : [{ id, isKnown: question !== undefined }]
  })

export function withTicks(facts: Facts, answered: readonly Answered[]): Intake {
  const { intake } = facts
  const ticks = new Map<string, readonly string[]>()
  const tick = (id: string, values: readonly string[]): void => {
    if (values.length > 0)
      ticks.set(id, [...(ticks.get(id) ?? answerValues(intake.followUpAnswers[id])), ...values])
  }
  for (const { question, values } of answered) {
    // "Not sure" is no answer where the question itself does not offer it: the engine leaves it out.
    if (question.kind === 'open') tick(question.id.slice('open.'.length), values)
    tick('danger_signs', dangersConfirmed(question, values))
    if (question.kind === 'last_look') {
      tick(
        'danger_signs',
        values.filter((value) => !OF_LAST_LOOK.has(value)),
      )
      if (values.includes('harmful')) tick('exposure', ['unknown'])
    }
    if (endsLastLook(question, values)) for (const id of openToLastLook(facts)) tick(id, ['none'])
  }
  return { ...intake, followUpAnswers: { ...intake.followUpAnswers, ...Object.fromEntries(ticks) } }
}

const OF_LAST_LOOK = new Set(['harmful', 'event', 'serious', 'none', NOT_SURE])

const isNothing = (values: readonly string[]): boolean => values.every((value) => value === 'none')

function endsLastLook({ kind, quote }: CheckQuestion, values: readonly string[]): boolean {
  if (kind === 'last_look') return isNothing(values)
  if (kind !== 'normal' || quote === null) return false
  return values.some((value) => value !== 'none' && value !== NOT_SURE)
}

export function settled(facts: Facts, answered: readonly Answered[]): Facts {
  const said = answered.flatMap(({ question, values }) => saidOfWords(question, values) ?? [])
  const isLookedAt = answered.some(({ question, values }) => endsLastLook(question, values))
  const found = answered.flatMap(({ question, values }) =>
    question.kind === 'normal' || question.kind === 'known' ? values : [],
  )
  const things = answered.flatMap(({ question, values }) => (question.kind === 'product' ? values : []))
  if (said.length + found.length + things.length === 0 && !isLookedAt) return facts
  const denied = denying(facts.notes, (finding) => said.some(({ denies }) => denies(finding)))
  const notes = confirming(denied, (finding) => said.some(({ affirms }) => affirms(finding)))
  const settledFacts: Facts = {
    ...withNotes(facts, isLookedAt ? { ...notes, isLookedAt: true } : notes),
    confirmed: new Set(found),
  }
  // "None of these" and "I am not sure" name no thing.
  return meeting(settledFacts, things, true)
}
