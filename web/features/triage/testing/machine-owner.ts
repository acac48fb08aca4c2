import { type FlowPet, optionsFor } from '#domain/engine/flow/flow-pet.ts'
import type { Question } from '#domain/knowledge/questions/question.ts'

const MILD =
  'normal normal_quiet once one_to_two under_24h mild_limp mild no_discharge regular for_food_or_attention complete pink better tiny_taste hours_6_to_24'.split(
    ' ',
  )

export function mildAnswer(question: Question, pet: FlowPet): string | string[] {
  if (question.type === 'number') return String(question.id === 'resp_rate' ? 20 : 101)
  const options = optionsFor(question, pet)
  if (options.length === 0) return 'Nothing to add'
  const mildest =
    options.find(({ exclusive }) => exclusive === true) ??
    options.find(({ value }) => MILD.includes(value)) ??
    options.find(({ alert }) => alert === undefined)
  const value = mildest?.value ?? ''
  return question.type === 'multiselect' ? [value] : value
}

export function anyAnswers(seed: number): (question: Question, pet: FlowPet) => string | string[] {
  let state = seed
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  return (question, pet) => {
    if (question.type === 'number')
      return String((question.min ?? 0) + below((question.max ?? 100) - (question.min ?? 0)))
    const options = optionsFor(question, pet)
    if (options.length === 0) return 'Something'
    const value = options[below(options.length)]?.value ?? ''
    return question.type === 'multiselect' ? [value] : value
  }
}
