import { expect, test } from 'vitest'
import { onceForEach } from './once-for-each.ts'

test('makes a thing once for each object, also where nothing comes of it', () => {
  const asked: object[] = []
  const lengthOf = onceForEach((list: readonly string[]) => {
    asked.push(list)
    return list.length === 0 ? undefined : list.length
  })
  const full = ['a', 'b']
  const alike = ['a', 'b']
  const none: string[] = []
  expect([full, full, alike, none, none].map(lengthOf)).toEqual([2, 2, 2, undefined, undefined])
  expect(asked).toEqual([full, alike, none])
})
