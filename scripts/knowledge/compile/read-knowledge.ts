import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { UnusableKnowledge, readWritten, readYaml } from './read-written.ts'
import { readEmergencies } from './written-emergencies.ts'
import type { WrittenEmergencies } from './written-emergencies.ts'
import { WrittenAtlasEntry, WrittenRule } from './written-entries.ts'
import { WrittenPossibleCondition } from './written-possible-condition.ts'

export const KNOWLEDGE = join(import.meta.dirname, '../../../domain/knowledge')

/** Lists of values by the name in capitals that stands for them. */
export type Groups = Readonly<Record<string, readonly string[]>>

/** The rules, the atlas and the possible conditions as their files write them. */
export type WrittenKnowledge = {
  readonly rules: readonly WrittenRule[]
  readonly atlas: readonly WrittenAtlasEntry[]
  readonly conditions: readonly WrittenPossibleCondition[]
  readonly emergencies: WrittenEmergencies
  readonly groups: Groups
  /** Where each entry begins, by its id in the book, such as `rules/urinary.yaml:73`. */
  readonly places: ReadonlyMap<string, string>
}

const Files = z.strictObject({
  rules: z.array(z.string()),
  atlas: z.array(z.string()),
  conditions: z.array(z.string()),
})
const Groups = z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.array(z.string()).min(1))

/** Reads every file of rules, of the atlas and of conditions; throws `UnusableKnowledge` with one line a fault. */
export function readKnowledge(folder = KNOWLEDGE): WrittenKnowledge {
  const faults: string[] = []
  const places = new Map<string, string>()
  const files = readYaml(folder, 'files.yaml', Files).value
  const read = <Entry extends { readonly id: string }>(
    kind: keyof z.infer<typeof Files>,
    schema: z.ZodType<Entry>,
    before = '',
  ): readonly Entry[] => {
    faults.push(...strangers(folder, kind, files[kind]))
    return files[kind].flatMap((name) => {
      try {
        const { entries, placeOf } = readWritten(folder, `${kind}/${name}.yaml`, schema)
        for (const [index, { id: own }] of entries.entries()) {
          const id = `${before}${own}`
          const first = places.get(id)
          if (first !== undefined) faults.push(`${placeOf(index)} ${id} stands at ${first} already`)
          places.set(id, placeOf(index))
        }
        return entries
      } catch (fault) {
        if (!(fault instanceof UnusableKnowledge)) throw fault
        faults.push(fault.message)
        return []
      }
    })
  }
  const rules = read('rules', WrittenRule)
  const atlas = read('atlas', WrittenAtlasEntry)
  const conditions = read('conditions', WrittenPossibleCondition, 'condition.')
  if (faults.length > 0) throw new UnusableKnowledge(faults.join('\n'))
  const emergencies = readEmergencies(folder, new Set(conditions.map(({ id }) => id)))
  return {
    rules,
    atlas,
    conditions,
    emergencies,
    groups: readYaml(folder, 'groups.yaml', Groups).value,
    places,
  }
}

/** Files that lie in the folder and are not listed, which would be passed over in silence. */
const strangers = (folder: string, kind: string, listed: readonly string[]): readonly string[] =>
  readdirSync(join(folder, kind))
    .filter((name) => name.endsWith('.yaml') && !listed.includes(name.replace('.yaml', '')))
    .map((name) => `${kind}/${name} is not listed in files.yaml`)
