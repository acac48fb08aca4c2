import type { WrittenCondition } from './condition.ts'
import type { Needs } from './module-of.ts'

const CONDITION = '#domain/logic/condition.ts'
const FACTS = '#domain/knowledge/compiled/facts.ts'

const text = (value: unknown): string => JSON.stringify(value)
const isGroup = (value: string): boolean => /^[A-Z]/.test(value)

export function spread(values: readonly string[], needs: Needs): string {
  return values
    .map((value) => {
      if (!isGroup(value)) return text(value)
      needs.groups.add(value)
      return `...${value}`
    })
    .join(', ')
}

const entryOf = <Value>(record: Readonly<Record<string, Value>>): readonly [string, Value] => {
  const [entry] = Object.entries(record)
  if (entry === undefined) throw new Error('An empty condition passed the schema.')
  return entry
}

export function conditionSource(written: WrittenCondition, needs: Needs): string {
  const call = (name: string, args: string): string => `${needs.from(CONDITION, name)}(${args})`
  const parts = (of: readonly WrittenCondition[]): string =>
    of.map((part) => conditionSource(part, needs)).join(', ')
  const about = ([question, values]: readonly [string, readonly string[]]): string =>
    `${text(question)}, ${spread(values, needs)}`
  if (written.all !== undefined) return call('all', parts(written.all))
  if (written.any !== undefined) return call('any', parts(written.any))
  if (written.not !== undefined) return call('not', conditionSource(written.not, needs))
  if (written.symptom !== undefined) return call('symptom', spread(written.symptom, needs))
  if (written.answer !== undefined) return call('answer', about(entryOf(written.answer)))
  if (written.only !== undefined) return call('only', about(entryOf(written.only)))
  if (written.number_at_least !== undefined)
    return call('numberAtLeast', entryOf(written.number_at_least).map(text).join(', '))
  if (written.number_at_most !== undefined)
    return call('numberAtMost', entryOf(written.number_at_most).map(text).join(', '))
  if (written.known !== undefined) return call('known', written.known.map(text).join(', '))
  if (written.so !== undefined) return needs.from(FACTS, written.so)
  if (written.intact !== undefined) return needs.from(CONDITION, 'intact')
  const [word, value] = entryOf(written)
  return call(ONE_VALUE[word] ?? word, text(value))
}

const ONE_VALUE: Readonly<Record<string, string>> = {
  younger_than_months: 'ageUnder',
  at_least_months: 'ageAtLeast',
  lighter_than_kg: 'weightUnder',
  told: 'text',
}
