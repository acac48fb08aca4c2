import { expect, test } from 'vitest'
import { breedGroupsOf } from '#domain/knowledge/breed-groups.ts'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { allEntries } from '../all-entries.ts'
import { MEANT } from '../tell/known-names.ts'

const entries = allEntries()
const partsOf = (id: string): string => JSON.stringify(entries.find((entry) => entry.id === id)?.parts)
const everything = JSON.stringify(entries.map(({ title, parts }) => ({ title, parts })))

test('nothing that is told holds an id of a level, a raw expression or a note for who computes', () => {
  const raw = /er_urgent|normal_vet|monitor_at_home|\(\?:|\\w|multiplier|the expression |or nobody knows/g
  expect(everything.match(raw) ?? []).toEqual([])
})

test('a poison without a safe dose says the level that any amount means', () => {
  expect(partsOf('dose.grapes')).toContain('Any amount: emergency. No amount is taken for safe.')
  expect(partsOf('dose.thc')).toContain('Any amount: vet visit. No amount is taken for safe.')
})

test('what is published of how common a condition is stands in a sentence of its own', () => {
  expect(everything).toContain('How common, as published: ')
  expect(everything).not.toContain('; published: ')
})

test('an ordinary thing says what it may explain, and whom a wide answer rules out', () => {
  expect(partsOf('normal.hairball')).toContain(
    '"Vet-visit rules it may set aside (stomach, bowel, eating and drinking)","lines":["RF-',
  )
  expect(partsOf('normal.steroid-thirst')).toContain(
    'A female that is not known to be spayed or neutered and is asked “Which of these apply to your pet?” (heat, pregnancy, birth and discharge), whatever the answer.',
  )
})

test('a rule says which things can set it aside, which names count and which breeds are meant', () => {
  expect(partsOf('RF-101')).toContain('the owner finds all of its statements true: normal.')
  expect(partsOf('RF-074')).toContain('Nothing so far: no ordinary thing explains what it looks for.')
  expect(partsOf('RF-357')).toContain('cardiomyopathy, HCM')
  expect(partsOf('RF-368')).toContain('great dane')
})

test.each(MEANT.flatMap(namesOf))('%s of the profile counts as %s: %s', (kind, meaning, name) => {
  const { pet, ...rest } = intakeOf(aDog([]), null)
  const told = { ...rest, pet: { ...pet, [kind]: [name] } }
  expect(readFacts(told, new Date()).knownConditions).toContain(meaning)
})

test('heartworm counts as a heart disease of the profile, a preventive does not', () => {
  const { pet, ...rest } = intakeOf(aDog([]), null)
  const knownOf = (more: object): string =>
    readFacts({ ...rest, pet: { ...pet, ...more } }, new Date()).knownConditions
  expect(knownOf({ conditions: ['Heartworm disease'] })).toContain('heart')
  expect(knownOf({ medications: ['Heartgard Plus'] })).not.toContain('heart')
})

test.each([
  ['dog', null, 26, 'deep_chested'],
  ['dog', 'Mixed', 3, 'toy'],
] as const)('a %s of breed %s and %d kg belongs to a group by its weight', (species, breed, kg, group) => {
  expect(breedGroupsOf(species, breed, kg, 24)).toContain(group)
})

test('a what-if says which level results, by this answer alone or with others', () => {
  expect(partsOf('what-if.gum_color.pale_white')).toMatch(/By this answer alone.*Emergency:.*RF-005: /)
  expect(partsOf('what-if.gum_color.pale_white')).not.toContain('a vet should see')
  expect(partsOf('what-if.urine_output.small_frequent')).toMatch(
    /alone.*Vet visit:.*RF-286: .*Only together.*Emergency:.*RF-126: /,
  )
})

test('every turn of speech says what it does', () => {
  const heads = entries
    .filter(({ kind }) => kind === 'turn')
    .map(({ id, parts }) => `${id}: ${parts[0]?.head}`)
  expect(heads.filter((head) => !head.endsWith(': What it does'))).toEqual([])
})

test('each line of standing advice and each sentence of an answer says when it is spoken', () => {
  expect(partsOf('care.visit')).toMatch(/a visit that is due today","lines":\["“Call a vet and have/)
  expect(partsOf('care.answer')).toContain('Emergency: “Your pet needs an emergency vet now.”')
  expect(everything).not.toContain('"head":"Lines"')
})

test('a line that speaks against another says which it never stands beside', () => {
  expect(everything).toContain('No answer says it together with a line that washes the coat.')
  expect(everything).not.toContain('from 0 months')
})

type Named = readonly [kind: 'conditions' | 'medications', meaning: string, name: string]

function namesOf({ meaning, names = '', medicines = '' }: (typeof MEANT)[number]): readonly Named[] {
  const listed = (text: string): readonly string[] => text.split(', ').filter((name) => name !== '')
  return [
    ...listed(names).map((name): Named => ['conditions', meaning, name]),
    ...listed(medicines).map((name): Named => ['medications', meaning, name]),
  ]
}
