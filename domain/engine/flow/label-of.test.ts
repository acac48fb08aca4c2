import { expect, test } from 'vitest'
import { questionsById } from '#domain/knowledge/questions.ts'
import { labelOf } from './label-of.ts'

const option = (value: string) => {
  const found = questionsById.get('danger_signs')?.options?.find((each) => each.value === value)
  if (found === undefined) throw new Error(`no option ${value}`)
  return found
}

test('owners of dogs read nothing that is said of cats', () => {
  const breathing = option('breathing_distress')
  expect(labelOf(breathing, 'dog')).toBe('Struggling to breathe or choking')
  expect(labelOf(breathing, 'cat')).toBe(
    'Struggling to breathe or choking (for a cat: breathing with an open mouth)',
  )
})

test('other words stay as they are', () => {
  const bleeding = option('heavy_bleeding')
  expect(labelOf(bleeding, 'dog')).toBe(bleeding.label)
  expect(labelOf(bleeding, 'cat')).toBe(bleeding.label)
})
