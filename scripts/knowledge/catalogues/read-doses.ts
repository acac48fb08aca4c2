import { Faults, Places } from '../written/faults.ts'
import { filesOf, readWritten, readYaml } from '../written/read-written.ts'
import { WrittenWorks, poisonSchema } from './written-poison.ts'
import type { WrittenPoison } from './written-poison.ts'

export type ReadDoses = WrittenWorks & {
  readonly poisons: readonly WrittenPoison[]
}

const WORKS = 'works'

/** Throws `UnusableKnowledge` with one line a fault. */
export function readDoses(folder: string): ReadDoses {
  const { marks, works } = readYaml(folder, `doses/${WORKS}.yaml`, WrittenWorks).value
  const faults = new Faults()
  const places = new Places(faults)
  const schema = poisonSchema(new Set(Object.keys(works)))
  const poisons = filesOf(folder, 'doses', faults, [WORKS]).flatMap((name) =>
    faults.tried<readonly WrittenPoison[]>([], () => {
      const { entries, placeOf } = readWritten(folder, `doses/${name}.yaml`, schema)
      for (const [index, { id }] of entries.entries()) places.add(`dose.${id}`, placeOf(index))
      return entries
    }),
  )
  faults.tell()
  return { marks, works, poisons }
}
