import { expect, test } from 'vitest'
import { namedIn, saysNone } from './stated.ts'

test('an owner who says none names nothing', () => {
  expect(namedIn(['None'])).toEqual([])
  expect(namedIn([' none. ', 'asthma', 'nonentity'])).toEqual(['asthma', 'nonentity'])
})

test('saying none is more than saying nothing', () => {
  expect([saysNone(['None']), saysNone([]), saysNone(['None', 'asthma'])]).toEqual([true, false, false])
})
