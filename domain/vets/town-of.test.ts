import { expect, test } from 'vitest'
import { townOf } from './town-of.ts'

test.each([
  ['240 Mission Street, San Francisco, CA 94105', 'San Francisco'],
  ['1 Broadway, Suite 5, Denver, CO 80203, USA', 'Denver'],
  ['Main St, Boise, ID', 'Boise'],
  ['Denver, CO 80203', null],
  ['Somewhere else', null],
  [null, null],
])('%j lies in %s', (address, town) => expect(townOf(address)).toBe(town))
