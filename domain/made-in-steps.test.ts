import { expect, test } from 'vitest'
import { madeInSteps } from './made-in-steps.ts'

const counted = (steps: number) => {
  let taken = 0
  const thing = madeInSteps(function* make() {
    for (let step = 0; step < steps; step += 1) {
      taken += 1
      yield
    }
    return { steps }
  })
  return { thing, taken: () => taken }
}

test('is made at once where nobody began before', () => {
  const { thing, taken } = counted(3)
  expect(taken()).toBe(0)
  expect(thing.whole()).toEqual({ steps: 3 })
  expect(thing.whole()).toBe(thing.whole())
  expect(taken()).toBe(3)
})

test('is made a step at a time, and only once by two who open it', () => {
  const { thing, taken } = counted(4)
  const [one, other] = [thing.open(), thing.open()]
  one.next()
  other.next()
  expect(taken()).toBe(2)
  expect(thing.whole()).toEqual({ steps: 4 })
  expect([one.next().done, other.next().done]).toEqual([true, true])
  expect(taken()).toBe(4)
})

test('begins anew after a step that failed', () => {
  let isBroken = true
  const thing = madeInSteps(function* make() {
    yield
    if (isBroken) throw new Error('The book is torn.')
    return 'whole'
  })
  expect(() => thing.whole()).toThrow('The book is torn.')
  isBroken = false
  expect(thing.whole()).toBe('whole')
})
