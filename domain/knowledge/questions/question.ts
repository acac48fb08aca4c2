/** When a question is shown: every key must hold, `any` needs one of its list, no condition means always. */
export type ShownWhen = {
  readonly anySymptom?: readonly string[]
  readonly species?: 'dog' | 'cat'
  readonly sex?: 'male' | 'female'
  readonly notNeutered?: boolean
  readonly ageMonthsMin?: number
  readonly ageMonthsMax?: number
  readonly symptomCountMax?: number
  readonly answer?: Readonly<Record<string, readonly string[]>>
  readonly any?: readonly ShownWhen[]
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
