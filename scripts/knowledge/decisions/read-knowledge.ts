import { z } from 'zod'
import { idOf } from '#domain/knowledge/substances/alike.ts'
import { Faults, Places } from '../written/faults.ts'
import { readKnown } from '../written/known.ts'
import type { Known } from '../written/known.ts'
import type { Groups } from '../written/module-of.ts'
import { KNOWLEDGE, readWritten, readYaml, unlisted } from '../written/read-written.ts'
import { readEmergencies } from './written-emergencies.ts'
import type { WrittenEmergencies } from './written-emergencies.ts'
import { atlasEntrySchema, ruleSchema } from './written-entries.ts'
import type { WrittenAtlasEntry, WrittenRule } from './written-entries.ts'
import { readStayingHome, readWhatIfs } from './written-staying-home.ts'
import type { WrittenGuardItem, WrittenWhatIf } from './written-staying-home.ts'
import { possibleConditionSchema } from './written-possible-condition.ts'
import type { WrittenPossibleCondition } from './written-possible-condition.ts'
import { substancesSchema } from './written-substances.ts'
import type { WrittenSubstances } from './written-substances.ts'

export type WrittenKnowledge = {
  readonly known: Known
  readonly rules: readonly WrittenRule[]
  readonly atlas: readonly WrittenAtlasEntry[]
  readonly conditions: readonly WrittenPossibleCondition[]
  readonly emergencies: WrittenEmergencies
  readonly stayingHome: readonly WrittenGuardItem[]
  readonly whatIfs: readonly WrittenWhatIf[]
  readonly substances: readonly WrittenSubstances[]
  readonly groups: Groups
  /** Where each entry begins, by its id in the book, such as `rules/urinary.yaml:73`. */
  readonly places: ReadonlyMap<string, string>
}

const Names = z.array(z.string())
const Files = z.strictObject({
  questions: Names,
  rules: Names,
  atlas: Names,
  conditions: Names,
  substances: Names,
  sources: Names,
  doses: Names,
})
const Groups = z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.array(z.string()).min(1))

/** Throws `UnusableKnowledge` with one line a fault. */
export function readKnowledge(folder = KNOWLEDGE): WrittenKnowledge {
  const known = readKnown(folder)
  const faults = new Faults()
  const places = new Places(faults)
  const files = readYaml(folder, 'files.yaml', Files).value
  const read = <Entry>(
    kind: 'rules' | 'atlas' | 'conditions' | 'substances',
    schema: z.ZodType<Entry>,
    idsIn: (entry: Entry) => readonly Identified[],
  ): readonly Entry[] => {
    for (const line of unlisted(folder, kind, files[kind], 'files.yaml')) faults.add(line)
    return files[kind].flatMap((name) =>
      faults.tried<readonly Entry[]>([], () => {
        const { entries, placeOf } = readWritten(folder, `${kind}/${name}.yaml`, schema)
        for (const [index, entry] of entries.entries())
          for (const { id, at } of idsIn(entry)) places.add(id, placeOf(index, ...at))
        return entries
      }),
    )
  }
  const rules = read('rules', ruleSchema(known), itself)
  const atlas = read('atlas', atlasEntrySchema(known), itself)
  const conditions = read('conditions', possibleConditionSchema(known), asCondition)
  const substances = read('substances', substancesSchema(known), eachNamed)
  faults.tell()
  const { items, placeOf } = readStayingHome(folder, known, new Set(rules.map(({ id }) => id)))
  for (const [index, { id }] of items.entries()) places.add(id, placeOf(index))
  faults.tell()
  const emergencies = readEmergencies(folder, new Set(conditions.map(({ id }) => id)))
  return {
    known,
    rules,
    atlas,
    conditions,
    emergencies,
    stayingHome: items,
    whatIfs: readWhatIfs(folder),
    substances,
    groups: readYaml(folder, 'groups.yaml', Groups).value,
    places: places.byId,
  }
}

type Identified = { readonly id: string; readonly at: readonly string[] }

const itself = ({ id }: { readonly id: string }): readonly Identified[] => [{ id, at: [] }]

const asCondition = ({ id }: { readonly id: string }): readonly Identified[] => [
  { id: `condition.${id}`, at: [] },
]

const eachNamed = ({ names }: WrittenSubstances): readonly Identified[] =>
  Object.keys(names).map((name) => ({ id: `substance.${idOf(name)}`, at: ['names', name] }))
