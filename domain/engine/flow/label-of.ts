import type { QuestionOption } from '#domain/knowledge/questions/question.ts'

const FOR_CATS = / \(for a cat: [^)]*\)/

export const labelOf = ({ label }: Pick<QuestionOption, 'label'>, species: 'dog' | 'cat'): string =>
  species === 'dog' ? label.replace(FOR_CATS, '') : label
