import { join } from 'node:path'
import type { WrittenSet } from '#cases/written/sets.ts'

export const METHOD_FILE = join(import.meta.dirname, '../../docs/evaluation/README.md')

/** @throws Error when a table has lost its place. */
export const withTables = (method: string, sets: readonly WrittenSet[]): string =>
  placed(placed(method, 'sets', tableOfSets(sets)), 'first sight', tableOfFirstSight(sets))

function placed(method: string, name: string, table: string): string {
  const opening = `<!-- ${name}: written by npm run evaluate from cases/written/sets.json -->\n`
  const closing = `<!-- end of ${name} -->`
  const [before, rest] = halves(method, opening)
  const [, after] = halves(rest, closing)
  return `${before}${opening}\n${table}\n\n${closing}${after}`
}

function halves(text: string, mark: string): readonly [string, string] {
  const place = text.indexOf(mark)
  if (place === -1) throw new Error(`${METHOD_FILE} lacks the line "${mark.trim()}".`)
  return [text.slice(0, place), text.slice(place + mark.length)]
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const tableOfSets = (sets: readonly WrittenSet[]): string =>
  [
    row(['Set', 'Cases', 'What it holds', 'First seen', 'What it was to the engine']),
    row(['---', '---', '---', '---', '---']),
    ...sets.map(({ name, title, cases, holds, firstSeen, since }) =>
      row([`${title}: \`${name}.jsonl\``, cases, holds, firstSeen, since]),
    ),
  ].join('\n')

const tableOfFirstSight = (sets: readonly WrittenSet[]): string =>
  [
    row(['', 'exact level', 'emergency recall', 'emergencies told to stay home']),
    row(['---', '---', '---', '---']),
    ...sets.flatMap(({ cases, firstSight }) =>
      firstSight.map(({ label, exact, emergencies, recalled, sentHome }) =>
        row([
          label,
          `${((exact / cases) * 100).toFixed(1)} %`,
          `${recalled}/${emergencies}`,
          `${sentHome}/${emergencies}`,
        ]),
      ),
    ),
  ].join('\n')
