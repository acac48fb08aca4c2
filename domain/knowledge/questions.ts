import catalogue from './data/follow-up-questions.json' with { type: 'json' }

/** When a question is shown: every key must hold, `any` needs one of its list, no condition means always. */
export type ShownWhen = {
  readonly anySymptom?: readonly string[]
  readonly allSymptoms?: readonly string[]
  readonly species?: 'dog' | 'cat'
  readonly sex?: 'male' | 'female'
  readonly notNeutered?: boolean
  readonly ageMonthsMin?: number
  readonly ageMonthsMax?: number
  readonly symptomCountMax?: number
  readonly answer?: Readonly<Record<string, readonly string[]>>
  readonly any?: readonly ShownWhen[]
  readonly not?: ShownWhen
}

export type QuestionOption = {
  readonly value: string
  readonly label: string
  /** Choosing it clears the others; choosing another clears it. */
  readonly exclusive?: boolean
  readonly onlySpecies?: 'dog' | 'cat'
  readonly onlySex?: 'male' | 'female'
  /** This answer can be an emergency on its own; the page may say so at once. */
  readonly alert?: 'er'
}

export type Question = {
  readonly id: string
  readonly question: string
  readonly type: 'select' | 'multiselect' | 'number' | 'text' | 'textarea' | 'things'
  readonly required: boolean
  readonly why: string
  readonly condition?: ShownWhen
  readonly options?: readonly QuestionOption[]
  readonly min?: number
  readonly max?: number
  readonly unit?: string
  readonly maxLength?: number
  readonly quickAnswers?: readonly string[]
  /** Asked on the page of this other question, so it has none of its own. */
  readonly beside?: string
}

/** What the order of the questions must know of one. */
export type OrderedQuestion = Pick<Question, 'id' | 'condition'> & {
  /** The options that only some pets can have. */
  readonly ofSomePets?: readonly Pick<QuestionOption, 'value' | 'onlySpecies' | 'onlySex'>[]
}

/** When most questions are left out, and the ids of those that are asked all the same. */
export type ShortCut = { readonly when: ShownWhen; readonly keep: readonly string[] }

export type QuestionCatalogue = {
  readonly version: string
  readonly questions: readonly Question[]
  /** Questions on the page of another one. */
  readonly beside: readonly Question[]
  readonly shortCircuit: ShortCut & { readonly why: string }
}

/** The file's inferred type has a different shape per question; the test reads every entry against this one. */
const asCatalogue = (data: unknown): QuestionCatalogue => data as QuestionCatalogue

export const questionCatalogue: QuestionCatalogue = asCatalogue(catalogue)

/** The follow-up questions in display order. */
export const questions: readonly Question[] = questionCatalogue.questions

/** Every question that can be answered: those with a page of their own, then those beside another one. */
export const allQuestions: readonly Question[] = [...questions, ...questionCatalogue.beside]

/** The same questions by id. */
export const questionsById: ReadonlyMap<string, Question> = new Map(
  allQuestions.map((question) => [question.id, question]),
)
