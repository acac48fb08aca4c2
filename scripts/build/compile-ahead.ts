import { parseAst, type Plugin } from 'vite'

/** Shorter ones are compiled in no time where they are called. In characters. */
const LARGE = 10_000

/**
 * A package written as CommonJS, as React is, lies in one function of its file. Browsers compile a function where it is
 * called, on the page's own thread, but one in parentheses with its file, beside it.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  applyToEnvironment: ({ name }) => name === 'client',
  // after the minifier, which takes parentheses away
  renderChunk: { order: 'post', handler: (code) => ({ code: withParentheses(code), map: null }) },
})

export function withParentheses(code: string): string {
  const marks = largeFunctions(code).flatMap(({ start, end }) => [
    { at: start, mark: '(' },
    { at: end, mark: ')' },
  ])
  const cuts = [0, ...marks.map(({ at }) => at)]
  return cuts.map((from, place) => code.slice(from, cuts[place + 1]) + (marks[place]?.mark ?? '')).join('')
}

/** Those that are handed over as the file begins, in its order. */
function largeFunctions(code: string): readonly { readonly start: number; readonly end: number }[] {
  return parseAst(code)
    .body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    .filter(
      ({ type, start, end }) =>
        (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') && end - start >= LARGE,
    )
}
