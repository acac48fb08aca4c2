import { expect, test } from 'vitest'
import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'

/** Concern rules that nothing ordinary may explain: breath above the limit, the womb, newborns, black stool, fever. */
const NEVER_EXPLAINED = [
  'RF-013',
  'RF-014',
  'RF-031',
  'RF-071',
  'RF-091',
  'RF-116',
  'RF-118',
  'RF-184',
  'RF-187',
  'RF-189',
  'RF-192',
  'RF-196',
  'RF-198',
  'RF-207',
  'RF-261',
  'RF-265',
  'RF-354',
  'RF-355',
]

test.each(NEVER_EXPLAINED)('%s speaks of no part of the body, so that no entry explains it', (id) => {
  expect(rules.find((rule) => rule.id === id)).toMatchObject({ atLeast: 'normal_vet' })
  expect(rules.find((rule) => rule.id === id)?.about).toBeUndefined()
})

test('no rule for an emergency, and none about poison, speaks of a part that an entry could explain', () => {
  const explainable = rules.filter(({ about }) => about !== undefined)
  expect(explainable.length).toBeGreaterThan(50)
  expect(explainable.filter(({ atLeast, yieldsToDose }) => atLeast === 'er_urgent' || yieldsToDose)).toEqual(
    [],
  )
})

test('a fight is explained by nothing but a scratch that its owner saw happen', () => {
  const explaining = atlas.filter(({ explains }) => explains.answers?.['context']?.includes('fight_or_bite'))
  expect(explaining.map(({ id }) => id)).toEqual(['normal.shallow-scratch-from-home-cat'])
  expect(explaining[0]?.confirm[0]).toMatch(/^I saw it\..* did not bite\.$/)
})
