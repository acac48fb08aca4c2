import { BREED_GROUPS, type BreedGroup } from '#domain/logic/breed-group.ts'
import type { Condition } from '#domain/logic/condition.ts'

export type ListedRule = {
  readonly id: string
  readonly condition: string
  readonly level: string
  readonly sources: readonly string[]
}

/** In the form of docs/clinical/red-flags.md. */
export const listedRules = (markdown: string): readonly ListedRule[] =>
  [...markdown.matchAll(/^\| (RF-\d{3}) \| `([^`]+)` \| (er_urgent|normal_vet) \|.*\| ([^|]+) \|$/gm)].map(
    ([, id = '', condition = '', level = '', sources = '']) => ({
      id,
      condition,
      level,
      sources: sources.split(',').map((code) => code.trim()),
    }),
  )

export function conditionOf(text: string): Condition {
  const tokens = [...text.matchAll(/NOT\(|\(|\)|\bAND\b|\bOR\b|(?:only )?[^\s()]+/g)].map(([token]) => token)
  let next = 0
  const joined = (kind: 'any' | 'all', by: 'OR' | 'AND', part: () => Condition): Condition => {
    const first = part()
    const of = [first]
    while (tokens[next] === by) {
      next += 1
      of.push(part())
    }
    return of.length === 1 ? first : { kind, of }
  }
  const any = (): Condition => joined('any', 'OR', all)
  const all = (): Condition => joined('all', 'AND', one)
  const one = (): Condition => {
    const token = tokens[next] ?? ''
    next += 1
    if (token !== '(' && token !== 'NOT(') return factOf(token)
    const inner = any()
    if (tokens[next] !== ')') throw new Error(`A bracket is missing: ${text}`)
    next += 1
    return token === '(' ? inner : { kind: 'not', of: inner }
  }
  const whole = any()
  if (next !== tokens.length) throw new Error(`Not read to its end: ${text}`)
  return whole
}

function factOf(token: string): Condition {
  if (token === 'intact') return { kind: 'intact' }
  const limit = /^(\w+)(>=|<=|<)([\d.]+)$/.exec(token)
  if (limit !== null) return limitOf(limit[1] ?? '', limit[2] ?? '', Number(limit[3]))
  const [name = '', list = ''] = token.replace(/^only /, '').split(':')
  const anyOf = list.split(',')
  const [first = ''] = anyOf
  if (token.startsWith('only ')) return { kind: 'only', question: name, anyOf }
  switch (name) {
    case 'sym':
      return { kind: 'symptom', anyOf }
    case 'cond':
      return { kind: 'known', anyOf }
    case 'species':
      return { kind: 'species', is: first === 'cat' ? 'cat' : 'dog' }
    case 'sex':
      return { kind: 'sex', is: first === 'female' ? 'female' : 'male' }
    case 'breed':
      return { kind: 'breed', group: groupOf(first) }
    case 'text':
      return { kind: 'text', key: first }
    case 'unanswered':
      return { kind: 'unanswered', what: first }
    case 'asked':
      return { kind: 'asked', question: first }
    default:
      return { kind: 'answer', question: name, anyOf }
  }
}

function limitOf(what: string, sign: string, value: number): Condition {
  const bound = sign === '>=' ? { atLeast: value } : sign === '<=' ? { atMost: value } : { under: value }
  return what === 'age' || what === 'weight'
    ? { kind: what, ...bound }
    : { kind: 'number', question: what, ...bound }
}

function groupOf(name: string): BreedGroup {
  const group = BREED_GROUPS.find((known) => known === name)
  if (group === undefined) throw new Error(`No such group of breeds: ${name}`)
  return group
}
