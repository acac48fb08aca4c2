import { describe, expect, test } from 'vitest'
import { toxinNames, toxinOfOption } from './compiled/poison-names.ts'
import { questionsById } from './questions.ts'
import { toxins } from './compiled/catalogues/toxins.ts'
import { toxinsById } from './toxins.ts'

describe('the table of poisons', () => {
  test('every poison has a name owners use, and every name an option', () => {
    expect(toxins.map(({ id }) => id).filter((id) => !toxinNames.some((name) => name.id === id))).toEqual([])
    const options = new Set(questionsById.get('exposure')?.options?.map(({ value }) => value))
    expect(toxinNames.filter(({ id, exposure }) => !toxinsById.has(id) || !options.has(exposure))).toEqual([])
    expect(
      Object.entries(toxinOfOption).filter(([option, id]) => !options.has(option) || !toxinsById.has(id)),
    ).toEqual([])
  })
})
