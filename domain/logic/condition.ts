import type { BreedGroup } from './breed-group.ts'

/**
 * What a rule looks for, as data: ages in whole months, weights in kilograms. `judge` says whether it is so; `holds` says
 * whether a rule fires. Symptoms, answers, known conditions and texts count as well where the owner's own words tell
 * them.
 */
export type Condition =
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'symptom'; readonly anyOf: readonly string[] }
  | { readonly kind: 'answer'; readonly question: string; readonly anyOf: readonly string[] }
  | { readonly kind: 'only'; readonly question: string; readonly anyOf: readonly string[] }
  | {
      readonly kind: 'number'
      readonly question: string
      readonly atLeast?: number
      readonly atMost?: number
    }
  | { readonly kind: 'unanswered'; readonly what: string }
  | { readonly kind: 'asked'; readonly question: string }
  | { readonly kind: 'species'; readonly is: 'dog' | 'cat' }
  | { readonly kind: 'sex'; readonly is: 'male' | 'female' }
  | { readonly kind: 'intact' }
  | { readonly kind: 'age'; readonly atLeast?: number; readonly under?: number }
  | { readonly kind: 'weight'; readonly atLeast?: number; readonly under?: number }
  | { readonly kind: 'breed'; readonly group: BreedGroup }
  | { readonly kind: 'known'; readonly anyOf: readonly string[] }
  | { readonly kind: 'text'; readonly key: string }

/**
 * Objects of one shape are read several times faster than objects of fifteen: every condition holds the fields of all
 * kinds, in one order, and leaves undefined what is not its own.
 */
const EVERY_FIELD: object = {
  kind: undefined,
  of: undefined,
  question: undefined,
  anyOf: undefined,
  atLeast: undefined,
  atMost: undefined,
  under: undefined,
  what: undefined,
  is: undefined,
  group: undefined,
  key: undefined,
}

function shaped(condition: Condition): Condition {
  return Object.assign({ ...EVERY_FIELD }, condition)
}

export const all = (...of: readonly Condition[]): Condition => shaped({ kind: 'all', of })
export const any = (...of: readonly Condition[]): Condition => shaped({ kind: 'any', of })
/** The opposite; a rule takes "not known" for the opposite too, because a missing detail keeps the higher level. */
export const not = (of: Condition): Condition => shaped({ kind: 'not', of })
export const symptom = (...anyOf: readonly string[]): Condition => shaped({ kind: 'symptom', anyOf })
export const answer = (question: string, ...anyOf: readonly string[]): Condition =>
  shaped({
    kind: 'answer',
    question,
    anyOf,
  })
/** The answer holds these values and nothing else, and the owner's own words do not speak against it. */
export const only = (question: string, ...anyOf: readonly string[]): Condition =>
  shaped({
    kind: 'only',
    question,
    anyOf,
  })
export const numberAtLeast = (question: string, atLeast: number): Condition =>
  shaped({
    kind: 'number',
    question,
    atLeast,
  })
export const numberAtMost = (question: string, atMost: number): Condition =>
  shaped({
    kind: 'number',
    question,
    atMost,
  })
/** No answer to this question was given; `weight` asks for the pet's weight. Never unknown. */
export const unanswered = (what: string): Condition => shaped({ kind: 'unanswered', what })
export const asked = (question: string): Condition => shaped({ kind: 'asked', question })
export const species = (is: 'dog' | 'cat'): Condition => shaped({ kind: 'species', is })
export const sex = (is: 'male' | 'female'): Condition => shaped({ kind: 'sex', is })
/** Not known to be spayed or neutered. */
export const intact: Condition = shaped({ kind: 'intact' })
export const ageUnder = (under: number): Condition => shaped({ kind: 'age', under })
export const ageAtLeast = (atLeast: number): Condition => shaped({ kind: 'age', atLeast })
export const weightUnder = (under: number): Condition => shaped({ kind: 'weight', under })
/** The pet's breed, or a dog's adult weight, puts it in the group. */
export const breed = (group: BreedGroup): Condition => shaped({ kind: 'breed', group })
export const known = (...anyOf: readonly string[]): Condition => shaped({ kind: 'known', anyOf })
export const text = (key: string): Condition => shaped({ kind: 'text', key })
