import { HELD, TOLD, type Counted, type Figures, type House } from './measures.ts'

/** A measure with what it was before the rooms were put in order and what it may be at most. */
export type Kept = { readonly before: number; readonly atMost: number }

export function houseMarkdown(house: House, kept: ReadonlyMap<string, Kept>): string {
  const rowOf = (name: keyof Figures): string => {
    const now = house.figures[name]
    return `| ${name} | ${kept.get(name)?.before ?? now} | ${now} |`
  }
  return `# The house in figures

\`npm run house\` measures the source and writes this file; a test fails where a figure of the first table is higher than it stands here. A figure that has to rise is written by \`npm run house -- --accept\`, and the commit says why.

| less is better | before | now |
| --- | --- | --- |
${HELD.map(rowOf).join('\n')}

| told only | before | now |
| --- | --- | --- |
${TOLD.map(rowOf).join('\n')}

How they are measured: files of code are \`.ts\`, \`.tsx\`, \`.mjs\` and \`.css\`. Lengths, doc comments and shared lines leave out data: \`domain/knowledge/\` and \`web/content/\` but their tests, and files whose first line says what they are generated from. A circle is a group of folders that reach each other by imports, types included, of files that not only tests need. An expression counts where it is written as one or as text that becomes one. Two files share lines when eight lines of code in a row are the same, without indentation, empty lines, imports, comments and lines of brackets. A long table is a list of more than 40 lines at the top of a test or of a file of domain that only tests import; the cases themselves lie in \`cases/\`.

## Files over 250 lines

${tableOf('lines', house.longFiles)}

## Folders with more than 20 files

${tableOf('files', house.fullFolders)}

## Circles of imports between folders

${house.circles.map((circle) => `* ${circle.map((name) => `\`${name}\``).join(', ')}`).join('\n') || 'None.'}

## Long regular expressions in domain

${tableOf('expressions', house.expressions)}

## Shared lines

${tableOf(
  'lines',
  house.pairs.map(({ one, other, lines }) => ({ name: `${one}\`, \`${other}`, count: lines })),
)}

## Long tables for tests

${tableOf('lines', house.tables)}
`
}

const tableOf = (unit: string, list: readonly Counted[]): string =>
  list.length === 0
    ? 'None.'
    : [
        `| ${unit} | where |`,
        '| --- | --- |',
        ...list.map(({ name, count }) => `| ${count} | \`${name}\` |`),
      ].join('\n')

export function keptIn(document: string): ReadonlyMap<string, Kept> {
  const rows = [...document.matchAll(/^\| ([^|]+) \| (\d+) \| (\d+) \|$/gm)]
  return new Map(
    rows.map(([, name = '', before, atMost]) => [name, { before: Number(before), atMost: Number(atMost) }]),
  )
}

export const worseThan = (figures: Figures, kept: ReadonlyMap<string, Kept>): readonly string[] =>
  HELD.flatMap((name) => {
    const atMost = kept.get(name)?.atMost ?? 0
    return figures[name] > atMost ? [`${name}: ${figures[name]}, at most ${atMost}`] : []
  })
