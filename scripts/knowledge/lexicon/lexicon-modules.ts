import { MADE, importType, listSource, objectSource, schemaFiles } from '../written/compiled.ts'
import type { Compiled } from '../written/compiled.ts'
import type { Sources } from './names.ts'
import { expressionOf } from './notation.ts'
import type { Named } from './phrase-reader.ts'
import type { ReadEntry, ReadLexicon } from './read-lexicon.ts'
import { PHRASE_FIELDS, WrittenFile } from './written-lexicon.ts'

/** `named` knows what denies. */
export function lexiconModules(lexicon: ReadLexicon, named: Named): readonly Compiled[] {
  const undenied = expressionOf(BETWEEN, named)
  return [
    { path: 'compiled/notes/lexicon.ts', text: lexiconSource(lexicon, undenied) },
    { path: 'compiled/notes/drug-names.ts', text: [MADE, '', ...listsOf(lexicon.drugs)].join('\n') },
    { path: 'compiled/notes/figures.ts', text: [MADE, '', ...listsOf(lexicon.others)].join('\n') },
    ...schemaFiles({
      'lexicon-file': WrittenFile,
    }),
  ]
}

/** A word between two others, unless it denies what follows: what `~` counts. */
const BETWEEN = '(_<if not NO_BETWEEN/>+)'

const quoted = (value: unknown): string => JSON.stringify(value)

function lexiconSource({ entries, groups, stories, drugs }: ReadLexicon, undenied: string): string {
  const lines = entries.map(entrySource)
  const used = [...drugs.keys()].filter((name) =>
    lines.some((line) => new RegExp(`\\b${name}\\b`).test(line)),
  )
  return [
    MADE,
    importType('Entry', 'notes/entry.ts'),
    `import { ${used.toSorted().join(', ')} } from './drug-names.ts'`,
    '',
    ...[...stories].map(([name, expression]) => `const ${name} = ${quoted(expression)}`),
    '',
    ...objectSource(
      'Groups of words that stand for each other, used inside phrases as {name}.',
      'WORDS: Readonly<Record<string, string>>',
      [...groups, ['w', undenied] as const].map(([name, words]) => [name, quoted(words)]),
    ),
    ...listSource('Every concept the note reader knows.', 'lexicon: readonly Entry[]', lines),
  ].join('\n')
}

const CALLED: Readonly<Record<string, string>> = {
  about_time: 'aboutTime',
  never_a_medicine: 'neverAMedicine',
  unless_said: 'unlessSaid',
  only_said: 'onlySaid',
}

function entrySource({ entry, phrases }: ReadEntry): string {
  const { means, ...own } = entry
  const isPhrases = (name: string): name is keyof typeof phrases =>
    PHRASE_FIELDS.some((field) => field === name)
  const members = Object.entries(own).map(([name, value]) => {
    const source = isPhrases(name) ? itemsSource(phrases[name] ?? []) : quoted(value)
    return `${CALLED[name] ?? name}: ${source}`
  })
  return `{ ${[...members, `means: ${quoted(means)}`].join(', ')} }`
}

const itemsSource = (items: Sources): string =>
  items.length === 1 && items[0]?.startsWith('...') === true
    ? items[0].slice('...'.length)
    : `[\n${items.map((item) => `    ${item},\n`).join('')}  ]`

const listsOf = (lists: ReadonlyMap<string, Sources>): readonly string[] =>
  [...lists].flatMap(([name, items]) => [
    `export const ${name}: readonly string[] = [`,
    ...items.map((item) => `  ${item},`),
    ']',
    '',
  ])
