import ts from 'typescript'
import type { SourceFile } from './source-files.ts'

const LONGEST_EXPRESSION = 110
const LONGEST_TABLE = 40

export function longExpressions(file: SourceFile): number {
  let count = 0
  eachNode(file, (node) => {
    if (ts.isRegularExpressionLiteral(node) && node.text.length > LONGEST_EXPRESSION) count += 1
    if (ts.isStringLiteralLike(node) && node.text.length > LONGEST_EXPRESSION && isExpression(node.text))
      count += 1
  })
  return count
}

const isExpression = (text: string): boolean => /\(\?[:=!<]|\\[bwds]|\[\^/.test(text)

export function linesOfTables(file: SourceFile): number {
  const source = parsed(file)
  let lines = 0
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const length = linesOf(source, statement)
    if (length > LONGEST_TABLE && statement.declarationList.declarations.some(isTable)) lines += length
  }
  return lines
}

const isTable = ({ initializer }: ts.VariableDeclaration): boolean => {
  let value = initializer
  while (value !== undefined && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)))
    value = value.expression
  return value !== undefined && (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value))
}

export function linesOfExamples(file: SourceFile): number {
  let lines = 0
  const source = parsed(file)
  eachNode(file, (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'examples')
      lines += linesOf(source, node)
  })
  return lines
}

export const docComments = ({ text }: SourceFile): number => text.match(/\/\*\*(?!\/)/g)?.length ?? 0

const trees = new WeakMap<SourceFile, ts.SourceFile>()
function parsed(file: SourceFile): ts.SourceFile {
  const known = trees.get(file)
  if (known !== undefined) return known
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
  trees.set(file, tree)
  return tree
}

function eachNode(file: SourceFile, see: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    see(node)
    ts.forEachChild(node, walk)
  }
  walk(parsed(file))
}

function linesOf(source: ts.SourceFile, node: ts.Node): number {
  const line = (place: number): number => source.getLineAndCharacterOfPosition(place).line
  return line(node.getEnd()) - line(node.getStart(source)) + 1
}
