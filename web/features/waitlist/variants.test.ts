import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptAll, clearChoice } from '#web/lib/analytics/consent.ts'
import { AB_KEYS, localStore, sessionStore } from '#web/lib/storage/storage.ts'
import { assignVariants, readAssignments, variantText } from '#web/features/waitlist/variants.ts'

beforeEach(clearChoice)
afterEach(clearChoice)

test('the five keys are the documented ones [R-ANALYT-005]', () => {
  expect(Object.values(AB_KEYS)).toEqual([
    'ab_test_waitlist_headline',
    'ab_test_waitlist_cta',
    'ab_test_waitlist_form_layout',
    'ab_test_waitlist_color',
    'ab_test_waitlist_urgency',
  ])
})

test('local storage wins over session storage, anything but A and B is none [R-ANALYT-005]', () => {
  localStore.write(AB_KEYS.headline, 'B')
  sessionStore.write(AB_KEYS.headline, 'A')
  sessionStore.write(AB_KEYS.cta, 'B')
  localStore.write(AB_KEYS.color, 'C')
  expect(readAssignments()).toEqual({ headline: 'B', cta: 'B' })
})

test('without consent nobody is assigned and nothing is stored [R-ANALYT-005]', () => {
  expect(assignVariants()).toEqual({})
  expect([...localStore.keys(), ...sessionStore.keys()]).toEqual([])
  expect(variantText()).toBeUndefined()
})

test('with consent each experiment is tossed for once and kept [R-ANALYT-005]', () => {
  acceptAll()
  sessionStore.write(AB_KEYS.cta, 'A')
  const tosses = [0, 0.49, 0.5, 0.99]
  const assigned = assignVariants(() => tosses.shift() ?? 0)
  expect(assigned).toEqual({ headline: 'A', cta: 'A', form_layout: 'A', color: 'B', urgency: 'B' })
  expect(assignVariants(() => 0.99)).toEqual(assigned)
  expect(localStore.read(AB_KEYS.cta)).toBeNull()
  expect(variantText()).toBe('{"headline":"A","cta":"A","form_layout":"A","color":"B","urgency":"B"}')
})
