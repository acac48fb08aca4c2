import type { EngineFault } from './engine-faults.ts'
import { CATCHERS, type PlantedFault } from './knowledge-faults.ts'

const percent = (k: number, n: number): string => (n === 0 ? '' : `${((k / n) * 100).toFixed(1)} %`)

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

export function plantedFaultsMarkdown(
  knowledge: readonly PlantedFault[],
  engine: readonly EngineFault[],
): string {
  const survivors = [
    ...knowledge.filter(({ caughtBy }) => caughtBy === null).map(({ of, what }) => `* ${of}: ${what}`),
    ...engine
      .filter(({ caughtBy }) => caughtBy === null)
      .map(({ file, line, what }) => `* \`${file}\`, line ${line}: ${what}`),
  ]
  return `${[
    '# Planted faults',
    `Written by \`npm run mutate\`. A check that cannot fail proves nothing, so faults are planted on purpose, one at a
time, and what notices them is counted. Target: at least 90 % caught.`,
    '## In the rules',
    `Over every rule: flip the level, negate the whole, drop a clause, make "all" of "any" and the other
way round, remove a "not", drop or swap a value, double or halve a limit, swap species, sex or breeds, stop hearing a
finding in the note. What notices is named in this order, behavior first:`,
    table(
      ['', 'faults', ...CATCHERS, 'caught', 'by behavior alone'],
      [knowledge].map((planted) => {
        const by = (catcher: string | null) => planted.filter(({ caughtBy }) => caughtBy === catcher).length
        const caught = planted.length - by(null)
        return [
          'rules',
          String(planted.length),
          ...CATCHERS.map((catcher) => String(by(catcher))),
          `${caught} (${percent(caught, planted.length)})`,
          percent(caught - by('the list for the veterinarian'), planted.length),
        ]
      }),
    ),
    `* *its examples*: the rule's own yes, no and unknown cases.
* *its own checks*: levels are counted.
* *the written cases*: the level of one of these cases changes, so that the published figures are stale.
* *the list for the veterinarian*: an independent source, the clinical list as it was written
  (\`docs/clinical/red-flags.md\`, and \`rules-beyond-the-list.md\` for what differs).

Made emergencies (\`tests/engine\`) are made from the rules themselves, so they cannot notice a faulty rule and are not
counted here; they notice faults of the engine.`,
    '## In the code of the engine',
    `A repeatable sample of all faults of these kinds in \`domain/engine\`: comparison and logic operators, swapped results,
true and false, numbers, a left-out "!", "some" and "every", a changed level, a dropped clause of the guard.`,
    table(
      ['faults', 'caught by the tests beside it', 'by the checks of the whole engine', 'survived', 'caught'],
      [
        [
          String(engine.length),
          String(engine.filter(({ caughtBy }) => caughtBy === 'the tests beside it').length),
          String(engine.filter(({ caughtBy }) => caughtBy === 'the checks of the whole engine').length),
          String(engine.filter(({ caughtBy }) => caughtBy === null).length),
          percent(engine.filter(({ caughtBy }) => caughtBy !== null).length, engine.length),
        ],
      ],
    ),
    `## Survivors, ${survivors.length}`,
    survivors.length === 0 ? 'None.' : survivors.join('\n'),
  ].join('\n\n')}\n`
}
