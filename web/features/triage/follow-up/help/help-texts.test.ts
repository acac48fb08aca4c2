import { expect, test } from 'vitest'
import { questionsById } from '#domain/knowledge/questions.ts'
import { sources } from '#domain/knowledge/compiled/sources.ts'
import { HELP } from './help-texts.ts'

test('every line of help belongs to a question and names its source', () => {
  expect(Object.keys(HELP).filter((id) => !questionsById.has(id))).toEqual([])
  const lines = Object.values(HELP).flatMap((texts) => texts.flatMap((text) => text.lines))
  expect(lines.length).toBeGreaterThan(10)
  const unproven = lines.filter(
    ({ sources: codes }) => codes.length === 0 || codes.some((code) => !Object.hasOwn(sources, code)),
  )
  expect(unproven).toEqual([])
})

test('gums, retching, breathing and counting have help', () => {
  expect(HELP['gum_color']?.map(({ title }) => title)).toEqual(['How to look at the gums'])
  expect(HELP['danger_signs']?.map(({ title }) => title)).toEqual([
    'How to look at the gums',
    'What retching looks like',
  ])
  expect(HELP['resp_rate']?.map(({ title }) => title)).toEqual(['How to count breaths'])
})
