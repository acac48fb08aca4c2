import { MADE, importType, listSource, objectSource, recordSource, schemaFiles } from '../written/compiled.ts'
import type { Compiled } from '../written/compiled.ts'
import { Faults } from '../written/faults.ts'
import { readYaml } from '../written/read-written.ts'
import { atPlace, waysOf } from '../lexicon/notation.ts'
import { STANDS } from '../turns/written-turns.ts'
import { WrittenPoisonNames } from './written-poison-names.ts'
import type { WrittenPoisonName } from './written-poison-names.ts'

const FILE = 'poison-names.yaml'

/** Throws `UnusableKnowledge`. */
export function poisonNameModules(folder: string): readonly Compiled[] {
  const { value, placeOf } = readYaml(folder, FILE, WrittenPoisonNames)
  const faults = new Faults()
  const expression = (phrases: readonly string[], at: readonly PropertyKey[]): string => {
    const ways = phrases.flatMap((phrase, index) =>
      faults.tried<readonly string[]>([], () =>
        atPlace(
          () => placeOf([...at, index]),
          () => waysOf(phrase, () => undefined),
        ),
      ),
    )
    return String(new RegExp(STANDS.anywhere(ways.join('|'))))
  }
  const names = value.names.map((name, index) =>
    nameSource(name, expression(name.phrases, ['names', index, 'phrases'])),
  )
  const combined = expression(value.combined, ['combined'])
  faults.tell()
  return [
    {
      path: 'compiled/poison-names.ts',
      text: [
        MADE,
        importType('ToxinName', 'toxin-name.ts'),
        '',
        ...listSource(
          'Names of poisons in the order in which they are looked for.',
          'toxinNames: readonly ToxinName[]',
          names,
        ),
        '/** Products with a second active part; the dose of one part never speaks for the whole. */',
        `export const combinationProducts = ${combined}`,
        '',
        ...objectSource(
          'The poison that an option of the exposure question stands for when nothing more is said.',
          'toxinOfOption: Readonly<Record<string, string>>',
          Object.entries(value.by_option).map(([option, poison]) => [option, JSON.stringify(poison)]),
        ),
      ].join('\n'),
    },
    ...schemaFiles({
      'poison-names': WrittenPoisonNames,
    }),
  ]
}

const nameSource = (
  { poison, exposure, species, substance, food }: WrittenPoisonName,
  named: string,
): string =>
  recordSource([
    ['id', JSON.stringify(poison)],
    ['exposure', JSON.stringify(exposure)],
    ['named', named],
    ['species', species && JSON.stringify(species)],
    ['substance', JSON.stringify(substance)],
    ['food', food && JSON.stringify(food)],
  ])
