import ts from 'typescript'

export type SourceFault = { readonly line: number; readonly what: string; readonly text: string }

type Change = { readonly node: ts.Node; readonly what: string; readonly to: string }

const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
}
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' }
const BUILDERS = new Set(['all', 'any', 'answer', 'only', 'symptom', 'ifAsked'])

export function sourceFaults(name: string, text: string): readonly SourceFault[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const faults: SourceFault[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    for (const { node: changed, what, to } of changesOf(node)) {
      faults.push({
        line: file.getLineAndCharacterOfPosition(changed.getStart()).line + 1,
        what,
        text: text.slice(0, changed.getStart()) + to + text.slice(changed.getEnd()),
      })
    }
    node.forEachChild(visit)
  }
  visit(file)
  return faults
}

function changesOf(node: ts.Node): readonly Change[] {
  if (ts.isBinaryExpression(node)) {
    const to = OPERATORS[node.operatorToken.kind]
    const from = node.operatorToken.getText()
    return to === undefined ? [] : [{ node: node.operatorToken, what: `${from} becomes ${to}`, to }]
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, what: 'true becomes false', to: 'false' }]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, what: 'false becomes true', to: 'true' }]
  if (ts.isNumericLiteral(node)) {
    const to = String(Number(node.text) * 2 + 1)
    return [{ node, what: `${node.text} becomes ${to}`, to }]
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ node, what: 'a ! is left out', to: node.operand.getText() }]
  if (ts.isConditionalExpression(node)) {
    const to = `${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`
    return [{ node, what: 'the two results are swapped', to }]
  }
  if (ts.isPropertyAccessExpression(node)) {
    const to = METHODS[node.name.text]
    return to === undefined ? [] : [{ node: node.name, what: `${node.name.text} becomes ${to}`, to }]
  }
  if (isLevel(node)) return [{ node, what: 'the level is changed', to: LEVEL_SWAP[node.text] ?? '' }]
  return ts.isCallExpression(node) ? droppedArgument(node) : []
}

const LEVEL_SWAP: Readonly<Record<string, string>> = {
  er_urgent: "'normal_vet'",
  normal_vet: "'monitor_at_home'",
  monitor_at_home: "'normal_vet'",
}

const isLevel = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) && Object.hasOwn(LEVEL_SWAP, node.text)

function droppedArgument(node: ts.CallExpression): readonly Change[] {
  const last = node.arguments.at(-1)
  const before = node.arguments.at(-2)
  if (last === undefined || before === undefined || !BUILDERS.has(node.expression.getText())) return []
  const kept = node.arguments.slice(0, -1).map((argument) => argument.getText())
  return [
    {
      node,
      what: `${node.expression.getText()} loses ${last.getText().replaceAll(/\s+/g, ' ').slice(0, 40)}`,
      to: `${node.expression.getText()}(${kept.join(', ')})`,
    },
  ]
}
