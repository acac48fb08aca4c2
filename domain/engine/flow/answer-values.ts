import type { Question } from '#domain/knowledge/questions/question.ts'

export const answerValues = (answer: string | readonly string[] | undefined): readonly string[] =>
  answer === undefined ? [] : typeof answer === 'string' ? [answer] : answer

export function toggleOption(
  question: Question,
  current: readonly string[],
  value: string,
): readonly string[] {
  if (current.includes(value)) return current.filter((other) => other !== value)
  const isExclusive = (other: string): boolean =>
    question.options?.some((option) => option.value === other && option.exclusive === true) ?? false
  return isExclusive(value) ? [value] : [...current.filter((other) => !isExclusive(other)), value]
}
