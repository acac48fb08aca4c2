import { describe, expect, test } from 'vitest'
import fullTable from '../../docs/clinical/toxins.json' with { type: 'json' }
import { toxinNames, toxinOfOption } from './compiled/poison-names.ts'
import { questionsById } from './questions.ts'
import { poisonLines, toxinSources, toxins, toxinsById } from './toxins.ts'

describe('the table of poisons', () => {
  test('every poison has a name owners use, and every name an option', () => {
    expect(toxins.map(({ id }) => id).filter((id) => !toxinNames.some((name) => name.id === id))).toEqual([])
    const options = new Set(questionsById.get('exposure')?.options?.map(({ value }) => value))
    expect(toxinNames.filter(({ id, exposure }) => !toxinsById.has(id) || !options.has(exposure))).toEqual([])
    expect(
      Object.entries(toxinOfOption).filter(([option, id]) => !options.has(option) || !toxinsById.has(id)),
    ).toEqual([])
  })

  test('every threshold is a number with a unit and a work that is named', () => {
    for (const toxin of toxins) {
      for (const { thresholds } of [toxin.dog, toxin.cat]) {
        for (const { dose, unit, src } of thresholds) {
          expect(dose).toBeGreaterThan(0)
          expect(['mg/kg', 'g/kg', 'mL/kg', 'leaf']).toContain(unit)
          expect(src.filter((code) => !toxinSources.has(code))).toEqual([])
        }
      }
    }
    expect(poisonLines.map(({ phone }) => phone)).toEqual(['(888) 426-4435', '(855) 764-7661'])
  })
})

describe('the short table', () => {
  test('says exactly what the full one with its effects, notes and marks says', () => {
    const doses = (list: readonly { level: string; dose: number; unit: string; src: readonly string[] }[]) =>
      list.map(({ level, dose, unit, src }) => ({ level, dose, unit, src }))
    const short = toxins.map(({ id, name, dog, cat }) => ({
      id,
      name,
      dog: doses(dog.thresholds),
      cat: doses(cat.thresholds),
    }))
    const full = fullTable.toxins.map(({ id, name, dog, cat }) => ({
      id,
      name,
      dog: doses(dog.thresholds),
      cat: doses(cat.thresholds),
    }))
    expect(short).toEqual(full)
    expect(toxins.map(({ dog, cat }) => [dog.rule, cat.rule, dog.urgencyFloor, cat.urgencyFloor])).toEqual(
      fullTable.toxins.map(({ dog, cat }) => [dog.rule, cat.rule, dog.urgencyFloor, cat.urgencyFloor]),
    )
  })
})
