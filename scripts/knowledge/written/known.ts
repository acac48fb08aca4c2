import { z } from 'zod'
import { Faults, Places } from './faults.ts'
import { filesOf, readYaml } from './read-written.ts'
import { conditionSchema } from './condition.ts'
import type { WrittenCondition } from './condition.ts'
import { Capitals, Text } from './texts.ts'

const WrittenSource = z.strictObject({ title: Text, where: Text.optional() })
export type WrittenSource = z.infer<typeof WrittenSource>

export const WrittenSources = z.record(
  z.string().regex(/^(?:[A-Z]\d+|K)$/, 'is no code of a source, such as S12'),
  WrittenSource,
)

export const factsSchema = (
  names: ReadonlySet<string>,
): z.ZodType<Readonly<Record<string, WrittenCondition>>> => z.record(Capitals, conditionSchema(names))

export type Known = {
  readonly sources: Readonly<Record<string, WrittenSource>>
  readonly facts: Readonly<Record<string, WrittenCondition>>
  readonly codes: ReadonlySet<string>
  readonly factNames: ReadonlySet<string>
}

/** Nothing is known, for schemas that only tell editors what a file looks like. */
export const NOTHING_KNOWN: Pick<Known, 'codes' | 'factNames'> = { codes: new Set(), factNames: new Set() }

/** Throws `UnusableKnowledge` with one line a fault. */
export function readKnown(folder: string): Known {
  const faults = new Faults()
  const places = new Places(faults)
  const sources = Object.assign(
    {},
    ...filesOf(folder, 'sources', faults).map((name) =>
      faults.tried<z.infer<typeof WrittenSources>>({}, () => {
        const { value, placeOf } = readYaml(folder, `sources/${name}.yaml`, WrittenSources)
        for (const code of Object.keys(value)) places.add(code, placeOf([code]))
        return value
      }),
    ),
  ) as z.infer<typeof WrittenSources>
  const facts = faults.tried<Readonly<Record<string, WrittenCondition>>>({}, () => readFacts(folder))
  faults.tell()
  return { sources, facts, codes: new Set(Object.keys(sources)), factNames: new Set(Object.keys(facts)) }
}

function readFacts(folder: string): Readonly<Record<string, WrittenCondition>> {
  const names = new Set(Object.keys(readYaml(folder, 'facts.yaml', z.looseObject({})).value))
  const { value, placeOf } = readYaml(folder, 'facts.yaml', factsSchema(names))
  const faults = new Faults()
  const told = new Set<string>()
  for (const [name, condition] of Object.entries(value)) {
    const later = namedIn(condition).filter((other) => !told.has(other))
    for (const other of later) faults.add(`${placeOf([name])} ${name} needs ${other}, which stands below it`)
    told.add(name)
  }
  faults.tell()
  return value
}

export const namedIn = ({ all = [], any = [], not, so }: WrittenCondition): readonly string[] => [
  ...[...all, ...any, ...(not === undefined ? [] : [not])].flatMap(namedIn),
  ...(so === undefined ? [] : [so]),
]
