import { expect, test } from 'vitest'
import { questionsById } from '#domain/knowledge/questions.ts'
import { gateOf, gateOptions } from '../gate/gates.ts'
import { OPTION_GROUPS, partsOf } from './option-groups.ts'

const optionsOf = (id: string) => questionsById.get(id)?.options ?? []

test.each(Object.entries(OPTION_GROUPS))(
  'the groups of %s hold every option once, but "none"',
  (id, groups) => {
    const values = groups.flatMap(({ cards }) => cards.map(({ value }) => value))
    const listed = optionsOf(id).filter(({ exclusive }) => exclusive !== true)
    expect(values.toSorted()).toEqual(listed.map(({ value }) => value).toSorted())
    expect(groups).toHaveLength(5)
  },
)

test('what stands large is the beginning of the label, and the rest follows it', () => {
  for (const [id, groups] of Object.entries(OPTION_GROUPS))
    for (const card of groups.flatMap(({ cards }) => cards)) {
      const label = optionsOf(id).find(({ value }) => value === card.value)?.label ?? ''
      const { lead, rest } = partsOf(label, card)
      expect(`${lead}${rest}`).toBe(label)
    }
})

test.each(['exposure', 'context'])('the gate before %s offers no, not sure and yes', (id) => {
  const question = questionsById.get(id)
  const gate = question === undefined ? null : gateOf(question)
  if (question === undefined || gate === null) throw new Error(`no gate before ${id}`)
  const [no, unsure, yes, ...more] = gateOptions(gate, question)
  expect(no).toEqual(question.options?.find(({ exclusive }) => exclusive === true))
  expect(unsure?.value).toBe(id === 'exposure' ? 'unknown' : 'unsure')
  expect([yes?.label, more]).toEqual(['Yes, show me the list', []])
})

test('the gate names what owners think harmless', () => {
  const { kinds } =
    gateOf(
      questionsById.get('exposure') ?? { id: '', question: '', type: 'text', required: false, why: '' },
    ) ?? {}
  for (const word of ['grapes', 'onion', 'gum', 'pills', 'plants', 'string'])
    expect([kinds?.dog, kinds?.cat].every((text) => text?.toLowerCase().includes(word))).toBe(true)
  expect(kinds?.cat).toContain('lilies')
})
