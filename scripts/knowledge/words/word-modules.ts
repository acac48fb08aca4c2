import { MADE, objectSource, schemaFiles } from '../written/compiled.ts'
import type { Compiled } from '../written/compiled.ts'
import { readYaml } from '../written/read-written.ts'
import { WrittenEveryday, WrittenSpelling } from './written-words.ts'

const quoted = (value: unknown): string => JSON.stringify(value)
const listed = (words: readonly string[]): string => `${quoted(words.join(' '))}.split(' ')`

/** Throws `UnusableKnowledge`. */
export const wordModules = (folder: string): readonly Compiled[] => [
  spellingModule(readYaml(folder, 'notes/spelling.yaml', WrittenSpelling).value),
  everydayModule(readYaml(folder, 'notes/everyday.yaml', WrittenEveryday).value),
  ...schemaFiles({
    spelling: WrittenSpelling,
    everyday: WrittenEveryday,
  }),
]

const spellingModule = ({ written_out, recognized, no_slips }: WrittenSpelling): Compiled => ({
  path: 'compiled/notes/spelling.ts',
  text: [
    MADE,
    '',
    ...objectSource(
      'Short forms and frequent slips, by what they are read as.',
      'SLIPS: Readonly<Record<string, string>>',
      Object.entries(written_out).map(([read, slips]) => [quoted(read), quoted(slips.join(' '))]),
    ),
    '/** Clinical words worth recognizing with a slip of the finger in them; of two that are as near, the first. */',
    `export const RECOGNIZED: readonly string[] = ${listed(recognized)}`,
    '',
    '/** Ordinary words that look like clinical ones. */',
    `export const NO_SLIPS: readonly string[] = ${listed(no_slips)}`,
    '',
  ].join('\n'),
})

const everydayModule = ({ anywhere, well, denied, body }: WrittenEveryday): Compiled => ({
  path: 'compiled/notes/everyday.ts',
  text: [
    MADE,
    '',
    `const anywhere = ${listed(anywhere)}`,
    '',
    '/** Every word of a plain clause before it denies anything. */',
    `export const EVERYDAY: readonly string[] = [...anywhere, ...${listed(well)}]`,
    '',
    '/** Every word of a plain clause from its first denial on, but the words that deny. */',
    `export const DENIED: readonly string[] = [...anywhere, ...${listed(denied)}]`,
    '',
    '/** Parts of the body, and what leaves it. */',
    `export const BODY: readonly string[] = ${listed(body)}`,
    '',
  ].join('\n'),
})
