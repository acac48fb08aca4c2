import { Faults, Places } from '../written/faults.ts'
import { KNOWLEDGE, listedIn, readWritten, readYaml } from '../written/read-written.ts'
import { WrittenSign, WrittenWordGroups } from './written-signs.ts'

export type ReadSigns = {
  readonly signs: readonly WrittenSign[]
  readonly groups: WrittenWordGroups
  readonly places: ReadonlyMap<string, string>
}

const FOLDER = 'notes/signs'

/** Throws `UnusableKnowledge` with one line a fault. */
export function readSigns(folder = KNOWLEDGE): ReadSigns {
  const faults = new Faults()
  const places = new Places(faults)
  const files = listedIn(folder, FOLDER, faults, ['words'])

  const { value: groups, placeOf: groupAt } = readYaml(folder, `${FOLDER}/words.yaml`, WrittenWordGroups)
  const unknownIn = (words: string): readonly string[] => namesIn(words).filter((name) => !(name in groups))
  for (const [name, words] of Object.entries(groups)) {
    for (const unknown of unknownIn(words)) faults.add(`${groupAt([name])} nothing is called ${unknown}`)
    if (isInside(name, words, groups)) faults.add(`${groupAt([name])} ${name} stands for itself`)
  }

  const signs = files.flatMap((name) =>
    faults.tried<readonly WrittenSign[]>([], () => {
      const { entries, placeOf } = readWritten(folder, `${FOLDER}/${name}.yaml`, WrittenSign)
      for (const [index, sign] of entries.entries()) {
        places.add(sign.id, placeOf(index))
        for (const { words, at } of wordsOf(sign))
          for (const unknown of unknownIn(words))
            faults.add(`${placeOf(index, ...at)} nothing is called ${unknown}`)
      }
      return entries
    }),
  )
  faults.tell()
  return { signs, groups, places: places.byId }
}

const namesIn = (words: string): readonly string[] => words.split(' | ').filter((word) => /^[A-Z]/.test(word))

function isInside(
  name: string,
  words: string,
  groups: WrittenWordGroups,
  passed = new Set<string>(),
): boolean {
  return namesIn(words).some((inner) => {
    if (inner === name) return true
    if (passed.has(inner)) return false
    passed.add(inner)
    return isInside(name, groups[inner] ?? '', groups, passed)
  })
}

type Placed = { readonly words: string; readonly at: readonly PropertyKey[] }

const wordsOf = ({ says, unless = [], only_said = [] }: WrittenSign): readonly Placed[] => [
  ...says.flatMap(({ near, not_beside = [] }, way) => [
    ...near.map((words, at) => ({
      words: typeof words === 'string' ? words : words.later,
      at: ['says', way, 'near', at],
    })),
    ...not_beside.map((words, at) => ({ words, at: ['says', way, 'not_beside', at] })),
  ]),
  ...unless.map((words, at) => ({ words, at: ['unless', at] })),
  ...only_said.map((words, at) => ({ words, at: ['only_said', at] })),
]
