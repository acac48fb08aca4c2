import type { QuestionOption } from '#domain/knowledge/question.ts'

/** What a label says of cats alone. */
const FOR_CATS = / \(for a cat: [^)]*\)/

/** The words of an option as this kind of pet's owner reads them: what holds for the other kind is left out. */
export const labelOf = ({ label }: Pick<QuestionOption, 'label'>, species: 'dog' | 'cat'): string =>
  species === 'dog' ? label.replace(FOR_CATS, '') : label
