import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * `path` runs from the root, with forward slashes. `isData`: holds knowledge or words as data, or is written by a
 * program, and may be as long as it is; `isTest`: is a test or serves tests only.
 */
export type SourceFile = {
  readonly path: string
  readonly folder: string
  readonly text: string
  readonly lines: number
  readonly isData: boolean
  readonly isTest: boolean
}

const CODE = /\.(?:tsx?|mjs|css)$/
const DATA = /^(?:domain\/knowledge|web\/content)\/|\.d\.ts$/
const WRITTEN_BY_A_PROGRAM = /^\/\/ Generated from /
const TEST = /\.test\.tsx?$|^(?:tests|e2e|cases)\/|\/tests?\/|\/testing\//

export function sourceFiles(root: string): readonly SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\0')
    .filter((path) => CODE.test(path))
    .flatMap((path) => {
      const text = textOf(join(root, path))
      return text === undefined ? [] : [sourceFile(path, text)]
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

export const sourceFile = (path: string, text: string): SourceFile => ({
  path,
  folder: dirname(path),
  text,
  lines: text.split('\n').length - 1,
  isTest: TEST.test(path),
  isData: (DATA.test(path) || WRITTEN_BY_A_PROGRAM.test(text)) && !/\.test\.tsx?$/.test(path),
})

/** A file that is removed and not yet told to git has no text. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
