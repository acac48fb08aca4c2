import { circlesOfFolders } from './circles.ts'
import { forTestsOnly, importsIn } from './imports.ts'
import { duplicatePairs, type Pair } from './duplicates.ts'
import { docComments, linesOfExamples, linesOfTables, longExpressions } from './syntax.ts'
import type { SourceFile } from './source-files.ts'

const MADE = 'domain/knowledge/compiled/'

/** How long a file may be before one looks for its second subject, and before it surely has one. */
const LONG = 250
const TOO_LONG = 400
const MOST_FILES = 20

/** Figures of which less is better, by the words under which the document keeps them. */
export const HELD = [
  'files over 400 lines',
  'files over 250 lines',
  'folders with more than 20 files',
  'folders in circles of imports',
  'regular expressions over 110 characters in domain',
  'pairs of files that share 8 lines or more',
  'lines of long tables for tests in the source',
] as const
export const TOLD = [
  'files of code',
  'lines of code',
  'doc comments per 1000 lines',
  'lines of examples beside what they prove',
] as const
export type Figures = Readonly<Record<(typeof HELD)[number] | (typeof TOLD)[number], number>>

export type Counted = { readonly name: string; readonly count: number }
export type House = {
  readonly figures: Figures
  readonly longFiles: readonly Counted[]
  readonly fullFolders: readonly Counted[]
  readonly circles: readonly (readonly string[])[]
  readonly expressions: readonly Counted[]
  readonly pairs: readonly Pair[]
  readonly tables: readonly Counted[]
}

export function measureHouse(files: readonly SourceFile[]): House {
  const code = files.filter(({ isData }) => !isData)
  const imports = importsIn(files)
  const tests = forTestsOnly(imports)
  const source = files.filter((file) => !tests.has(file))
  const longFiles = counted(code, ({ lines }) => lines).filter(({ count }) => count > LONG)
  const fullFolders = foldersOf(files).filter(({ count }) => count > MOST_FILES)
  const circles = circlesOfFolders(imports, tests)
  const expressions = counted(
    source.filter(({ path }) => path.startsWith('domain/') && !path.startsWith(MADE)),
    longExpressions,
  )
  const pairs = duplicatePairs(code)
  const tables = counted(
    [...tests].filter((file) => isScript(file) && !file.isData),
    linesOfTables,
  )
  const ownCode = source.filter(({ isData }) => !isData).filter(isScript)
  return {
    figures: {
      'files over 400 lines': longFiles.filter(({ count }) => count > TOO_LONG).length,
      'files over 250 lines': longFiles.length,
      'folders with more than 20 files': fullFolders.length,
      'folders in circles of imports': circles.flat().length,
      'regular expressions over 110 characters in domain': sum(expressions),
      'pairs of files that share 8 lines or more': pairs.length,
      'lines of long tables for tests in the source': sum(tables),
      'files of code': files.length,
      'lines of code': sum(counted(files, ({ lines }) => lines)),
      'doc comments per 1000 lines': Math.round(
        (1000 * sum(counted(ownCode, docComments))) / sum(counted(ownCode, ({ lines }) => lines)),
      ),
      'lines of examples beside what they prove': sum(
        counted(
          files.filter(({ path }) => path.startsWith('domain/knowledge/')),
          linesOfExamples,
        ),
      ),
    },
    longFiles,
    fullFolders,
    circles,
    expressions,
    pairs,
    tables,
  }
}

const isScript = ({ path }: SourceFile): boolean => !path.endsWith('.css')

const counted = (files: readonly SourceFile[], count: (file: SourceFile) => number): readonly Counted[] =>
  sorted(files.map((file) => ({ name: file.path, count: count(file) })))

function foldersOf(files: readonly SourceFile[]): readonly Counted[] {
  const counts = new Map<string, number>()
  for (const { folder } of files) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return sorted([...counts].map(([name, count]) => ({ name, count })))
}

const sorted = (list: readonly Counted[]): readonly Counted[] =>
  list.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))

const sum = (list: readonly Counted[]): number => list.reduce((total, { count }) => total + count, 0)
