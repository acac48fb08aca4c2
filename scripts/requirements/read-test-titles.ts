import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { TestTitle } from './cover-requirements.ts'

const FOLDERS = ['domain', 'contract', 'service', 'supabase', 'local', 'web', 'e2e', 'scripts', 'tests']
const TEST_FILE = /\.(test|spec)\.tsx?$/
const RUNNERS = new Set(['test', 'it', 'describe'])

export function readTestTitles(root: string): TestTitle[] {
  return FOLDERS.flatMap((folder) => testFiles(join(root, folder))).flatMap((path) =>
    titlesIn(path).map((title) => ({ file: relative(root, path), title })),
  )
}

function titlesIn(path: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.has(rootName(node.expression))) {
      const [title] = node.arguments
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text)
      if (title !== undefined && ts.isTemplateExpression(title)) titles.push(title.getText())
      titles.push(...namedRows(node))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
  return titles
}

/** The names of the rows of `test.each([['a name', …], …])`, which stand in the titles the runner prints. */
function namedRows({ expression, arguments: [given] }: ts.CallExpression): readonly string[] {
  const table = given !== undefined && ts.isAsExpression(given) ? given.expression : given
  const isEach = ts.isPropertyAccessExpression(expression) && expression.name.text === 'each'
  if (!isEach || table === undefined || !ts.isArrayLiteralExpression(table)) return []
  return table.elements.flatMap((row) => {
    const name = ts.isArrayLiteralExpression(row) ? row.elements[0] : row
    return name !== undefined && ts.isStringLiteralLike(name) ? [name.text] : []
  })
}

function rootName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootName(expression.expression)
  return ts.isTaggedTemplateExpression(expression) ? rootName(expression.tag) : ''
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
