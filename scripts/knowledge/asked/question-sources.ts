import { familyOf } from '#domain/knowledge/families-of-answers.ts'
import { allQuestions, questionCatalogue, questions } from '#domain/knowledge/questions.ts'
import type { QuestionOption } from '#domain/knowledge/questions.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { importType } from '../written/compiled.ts'
import { UnusableKnowledge } from '../written/read-written.ts'

const isOfSomePets = ({ onlySpecies, onlySex }: QuestionOption): boolean =>
  onlySpecies !== undefined || onlySex !== undefined

/** The module of what the order of the questions is made by; the words of the questions are no part of it. */
export const questionOrderSource = (): string =>
  [
    importType('OrderedQuestion, ShortCut', 'questions.ts'),
    '',
    '/** Every question that can be answered, in the order in which they are asked. */',
    'export const questionOrder: readonly OrderedQuestion[] = [',
    ...allQuestions.map(({ id, condition, options = [] }) => {
      const ofSomePets = options
        .filter(isOfSomePets)
        .map(({ value, onlySpecies, onlySex }) => ({ value, onlySpecies, onlySex }))
      return `  ${JSON.stringify({ id, condition, ...(ofSomePets.length > 0 && { ofSomePets }) })},`
    }),
    ']',
    '',
    '/** When most questions are left out, and which are not. */',
    `export const shortCut: ShortCut = ${JSON.stringify({
      when: questionCatalogue.shortCircuit.when,
      keep: questionCatalogue.shortCircuit.keep,
    })}`,
    '',
  ].join('\n')

type Alarm = { readonly question: string; readonly value: string; readonly family: EmergencyFamily }

/** The answers that can be an emergency on their own, in question order. */
export const alarms = (): readonly Alarm[] =>
  questions.flatMap(({ id: question, options = [] }) =>
    options
      .filter(({ alert }) => alert === 'er')
      .map(({ value }) => {
        const family = familyOf(question, value)
        if (family === null) throw new UnusableKnowledge(`${question} ${value} alarms and has no kind`)
        return { question, value, family }
      }),
  )

/** The module of the answers that can be an emergency on their own. */
export function alarmingAnswersSource(): string {
  const byQuestion = Map.groupBy(alarms(), ({ question }) => question)
  return [
    "import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'",
    '',
    '/** The answers that can be an emergency on their own, in question order, and of which kind. */',
    'export const alarmingAnswers: Readonly<Record<string, Readonly<Record<string, EmergencyFamily>>>> = {',
    ...[...byQuestion].map(
      ([question, answers]) =>
        `  ${question}: ${JSON.stringify(Object.fromEntries(answers.map(({ value, family }) => [value, family])))},`,
    ),
    '}',
    '',
  ].join('\n')
}
