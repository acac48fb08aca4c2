import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import type { AtlasEntry, Signs } from '#domain/knowledge/atlas/entry.ts'
import { atlasSources } from '#domain/knowledge/atlas/sources.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'

/** Concern rules that nothing ordinary may explain: breath above the limit, the womb, newborns, black stool, fever. */
const NEVER_EXPLAINED = [
  'RF-013',
  'RF-014',
  'RF-031',
  'RF-033',
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
  'RF-291',
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

const signsOf = ({ symptoms = [], answers = {} }: Signs): string =>
  [
    ...(symptoms.length > 0 ? [symptoms.join(', ')] : []),
    ...Object.entries(answers).map(([question, values]) => `${question}: ${values.join(', ')}`),
  ].join('; ')

const whoOf = ({ species, ageMonths: { from, under }, sex, intact, breeds, knownAs }: AtlasEntry): string =>
  [
    species ?? 'dog or cat',
    `from ${from} months${under === null ? '' : ` to under ${under}`}`,
    ...(sex === undefined ? [] : [sex]),
    ...(intact === undefined ? [] : [intact ? 'not neutered' : 'neutered']),
    ...(breeds ?? []),
    ...(knownAs === undefined ? [] : [`known as ${knownAs.join(', ')}`]),
  ].join(', ')

const asText = (entry: AtlasEntry): string =>
  [
    `## ${entry.name}`,
    `${entry.id}: ${entry.because}`,
    `* Who: ${whoOf(entry)}. For: ${entry.onset.join(', ')}.`,
    `* Explains, of ${entry.systems.join(', ')}: \`${signsOf(entry.explains)}\``,
    ...(entry.only === undefined ? [] : [`* Only with: \`${signsOf({ answers: entry.only })}\``]),
    ...(entry.never === undefined ? [] : [`* Never with: \`${signsOf(entry.never)}\``]),
    ...entry.confirm.map((statement) => `* The owner says: ${statement}`),
    `* Twin: ${entry.twin} ${entry.returnWhen}`,
    `* Sources: ${entry.sources.map((code) => `${code}, ${atlasSources[code]?.title ?? ''}`).join('; ')}.`,
  ].join('\n')

test('the page for the veterinarian shows every entry as it is in force; on a change read it, then vitest -u', async () => {
  const page = [
    '# The atlas of the normal',
    `For the reviewing veterinarian: what may keep a pet at home. An entry holds only when its owner finds every statement true,
nothing dangerous was ticked, and all that everybody is asked is known and well. None was reviewed yet.`,
    ...atlas.map(asText),
  ].join('\n\n')
  await expect(`${page}\n`).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/clinical/atlas.md'))
})
