import { expect, test } from 'vitest'
import { inNotation } from './expression.ts'

test('an expression is told in the notation of phrases', () => {
  expect(inNotation(String.raw`snap\w* at (?:flies|the air)(?: \w+){0,2} (?:that|which)`)).toBe(
    'snap* at (flies|the air) ..2 (that|which)',
  )
  expect(inNotation(String.raw`lays (?:down |flat )*{w}{0,6} (?:will not|cannot)`)).toBe(
    'lays (down |flat )? ..6 (will not|cannot)',
  )
  expect(inNotation(String.raw`leg(?: [\w,!]+){0,14}? (?:nothing|drops?)`)).toBe('leg ..14 (nothing|drops?)')
})
