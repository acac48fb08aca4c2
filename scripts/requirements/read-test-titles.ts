import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestTitle } from './cover-requirements.ts'

const FOLDERS = ['domain', 'contract', 'service', 'supabase', 'local', 'web', 'e2e', 'scripts', 'tests']
const TEST_FILE = /\.(test|spec)\.tsx?$/
/** The first text argument of test, it or describe, with any modifier such as .each(rows). */
const TITLE =
  /\b(?:test|it|describe)\b(?:\.\w+)*(?:\([^()'"`]*(?:\([^()]*\)[^()'"`]*)*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g

/** Every test title of the repository below root, with the file it stands in. */
export function readTestTitles(root: string): TestTitle[] {
  return FOLDERS.flatMap((folder) => testFiles(join(root, folder))).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(TITLE)].map((match) => ({
      file: relative(root, path),
      title: match[2] ?? '',
    })),
  )
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
