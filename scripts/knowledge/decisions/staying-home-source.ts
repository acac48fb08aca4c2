import { optionalSource as optional, recordSource, valueSource as text } from '../written/compiled.ts'
import { conditionSource } from '../written/condition-source.ts'
import type { Needs } from '../written/module-of.ts'
import type { WrittenGuardItem, WrittenWhatIf } from './written-staying-home.ts'

export const guardItemSource = (item: WrittenGuardItem, needs: Needs): string =>
  recordSource([
    ['id', text(item.id)],
    ['must', conditionSource(item.must, needs)],
    ['otherwise', text(item.otherwise)],
    ['sameAs', optional(item.same_as)],
  ])

export function whatIfSource({ answer, fact }: WrittenWhatIf): string {
  const [question] = Object.keys(answer)
  const [value] = Object.values(answer).flat()
  return recordSource([
    ['question', text(question)],
    ['value', text(value)],
    ['fact', text(fact)],
  ])
}
