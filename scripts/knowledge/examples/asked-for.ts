import { rules } from '#domain/knowledge/compiled/rules.ts'
import { readingsOf } from '../tell/readings.ts'

type Rule = (typeof rules)[number]

type Stood = {
  readonly answers?: Readonly<Record<string, readonly string[]>> | undefined
  readonly symptoms?: readonly string[] | undefined
  readonly keys?: readonly string[] | undefined
}

type Species = 'dog' | 'cat'

function isFor(when: Rule['when'], species: Species): boolean {
  if (when.kind === 'species') return when.is === species
  return when.kind !== 'all' || when.of.every((part) => isFor(part, species))
}

const HOW = { lookingFor: 'looks for', heldBackBy: 'holds back for' } as const

function rulesBy(as: string): ReadonlyMap<string, readonly Rule[]> {
  const found = new Map<string, Rule[]>()
  for (const rule of rules)
    for (const { of, id, values = [''], as: how } of readingsOf(rule.when)) {
      if (how !== as) continue
      for (const value of values) {
        const key = `${of} ${id} ${value}`
        const known = found.get(key) ?? []
        if (!known.includes(rule)) found.set(key, [...known, rule])
      }
    }
  return found
}

const found = { lookingFor: rulesBy(HOW.lookingFor), heldBackBy: rulesBy(HOW.heldBackBy) }

/**
 * Rules that look for something a finding stands for, or are held back by it; they may ask for more beside it. Those of
 * the other species are left out where the finding is only told of one.
 */
export function rulesOf(
  how: keyof typeof HOW,
  { answers = {}, symptoms = [], keys = [] }: Stood,
  species?: Species,
): readonly Rule[] {
  const looked = [
    ...Object.entries(answers).flatMap(([id, values]) => values.map((value) => `question ${id} ${value}`)),
    ...symptoms.map((id) => `symptom ${id} `),
    ...keys.map((id) => `finding ${id} `),
  ]
  const all = new Set(looked.flatMap((key) => found[how].get(key) ?? []))
  return [...all].filter(({ when }) => species === undefined || isFor(when, species))
}
