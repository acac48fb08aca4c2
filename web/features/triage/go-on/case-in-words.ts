import { symptomLabel } from '#domain/knowledge/symptoms.ts'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import { lowerFirst } from '#domain/first-letter.ts'
import type { CaseTold } from './case-told.ts'

export function nameOfCase({ symptoms }: Pick<CaseTold, 'symptoms'>): string {
  const [first, ...others] = symptoms
  if (first === undefined) return 'your note'
  const name = lowerFirst(symptomLabel(first))
  if (others.length === 0) return name
  return `${name} and ${others.length} more ${others.length === 1 ? 'sign' : 'signs'}`
}

export const nameOfCaseOf = (petName: string, told: Pick<CaseTold, 'symptoms'>): string =>
  told.symptoms.length === 0 ? `your note about ${petName}` : `${petName}’s ${nameOfCase(told)}`

export function sumOfCase({ answers, notes, begunAt }: CaseTold, now: Date): string {
  const count = Object.values(answers).filter((answer) => answerValues(answer).length > 0).length
  return [
    begunAt === null ? null : `Begun ${timeOf(new Date(begunAt), now)}`,
    count === 0 ? null : count === 1 ? '1 answer' : `${count} answers`,
    notes.trim() === '' ? null : 'a note',
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

function timeOf(begun: Date, now: Date): string {
  const clock = begun.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  if (begun.toDateString() === now.toDateString()) return `today at ${clock}`
  return `${begun.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })} at ${clock}`
}
