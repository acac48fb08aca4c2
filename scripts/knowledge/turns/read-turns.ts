import { Faults, Places } from '../written/faults.ts'
import { KNOWLEDGE, listedIn, readYaml } from '../written/read-written.ts'
import { NO_NAMES, namesOf } from '../lexicon/names.ts'
import { atPlace, waysOf } from '../lexicon/notation.ts'
import type { Named } from '../lexicon/phrase-reader.ts'
import { WrittenTurnWords, WrittenTurns } from './written-turns.ts'
import { turnStandsIn } from './turn-examples.ts'
import type { WrittenTurn } from './written-turns.ts'

export type ReadTurn = {
  readonly name: string
  readonly written: WrittenTurn
  readonly words: Readonly<Record<string, string>>
  readonly ways: readonly string[]
  readonly notBefore: readonly string[]
}

export type ReadTurns = {
  readonly files: ReadonlyMap<string, readonly ReadTurn[]>
  /** What the names of `words.yaml` and of `denial.yaml` stand for, which every file may use. */
  readonly shared: Named
  readonly places: ReadonlyMap<string, string>
}

const FOLDER = 'notes/turns'

const DENIAL = 'denial'

/** Throws `UnusableKnowledge` with one line a fault. */
export function readTurns(folder = KNOWLEDGE): ReadTurns {
  const faults = new Faults()
  const places = new Places(faults)
  const list = listedIn(folder, FOLDER, faults, ['words'])
  const words = readYaml(folder, `${FOLDER}/words.yaml`, WrittenTurnWords).value
  const denial = readYaml(folder, `${FOLDER}/${DENIAL}.yaml`, WrittenTurns).value
  const shared = namesOf({ words: denial.words }, namesOf(words, NO_NAMES))

  const files = new Map<string, readonly ReadTurn[]>()
  for (const file of list)
    faults.tried(undefined, () => {
      const { value, placeOf } = readYaml(folder, `${FOLDER}/${file}.yaml`, WrittenTurns)
      const { word } = file === DENIAL ? shared : namesOf({ words: value.words }, shared)
      const waysAt = (phrases: readonly string[], at: readonly PropertyKey[]): readonly string[] =>
        phrases.flatMap((phrase, index) =>
          faults.tried<readonly string[]>([], () =>
            atPlace(
              () => placeOf([...at, index]),
              () => waysOf(phrase, word),
            ),
          ),
        )
      const turns = Object.entries(value.turns).map(([name, turn]): ReadTurn => {
        places.add(name, placeOf(['turns', name]))
        return {
          name,
          written: turn,
          words: { ...words.words, ...denial.words, ...value.words },
          ways: waysAt(turn.phrases, ['turns', name, 'phrases']),
          notBefore: waysAt(turn.not_before ?? [], ['turns', name, 'not_before']),
        }
      })
      for (const turn of turns)
        for (const fault of faultsOfExamples(turn))
          faults.add(`${placeOf(['turns', turn.name, fault.at])} ${fault.says}`)
      files.set(file, turns)
    })
  faults.tell()
  return { files, shared: shared.word, places: places.byId }
}

type ExampleFault = { readonly at: 'such' | 'not_such'; readonly says: string }

function faultsOfExamples({ written, ways, notBefore }: ReadTurn): readonly ExampleFault[] {
  const { stands = 'anywhere', such, not_such: notSuch = [] } = written
  const isTold = (example: string): boolean => turnStandsIn(example, stands, ways, notBefore)
  return [
    ...such
      .filter((example) => !isTold(example))
      .map((example) => ({ at: 'such' as const, says: `does not stand in “${example}”` })),
    ...notSuch.filter(isTold).map((example) => ({ at: 'not_such' as const, says: `stands in “${example}”` })),
  ]
}
