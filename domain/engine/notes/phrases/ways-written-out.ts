import { alternativesIn, closingOf, quantifierIn, withoutLooks } from './expression-parts.ts'

/**
 * Expressions that together match what this one matches, with more of what they need in plain view: "no ?doz" is
 * "no doz" or "nodoz", "mou?ldy" is "mouldy" or "moldy", and of "(?:his brain|on drugs)" each is a way of its own.
 * An expression of which too many would be made is left as it is.
 */
export function waysOf(expression: string): readonly string[] {
  if (!/[(?]/.test(expression)) return [expression]
  const ways = writtenOut([expression])
  return ways.length <= MOST_WAYS ? ways : [expression]
}

const MOST_WAYS = 64

function writtenOut(expressions: readonly string[]): readonly string[] {
  const done: string[] = []
  const open = [...expressions]
  while (open.length > 0 && open.length + done.length <= MOST_WAYS) {
    const expression = open.pop() ?? ''
    const ways = inTwo(expression) ?? byAlternative(expression)
    if (ways === undefined) done.push(expression)
    else open.push(...ways)
  }
  return [...done, ...open]
}

const MAY_BE_MISSING = /^(?<before>(?:[a-z0-9]+ )*[a-z0-9]*)(?<missing>[a-z0-9 ])\?(?=[a-z0-9(])/

function inTwo(expression: string): readonly string[] | undefined {
  const bare = withoutLooks(expression)
  const looks = expression.slice(0, expression.length - bare.length)
  const found = MAY_BE_MISSING.exec(bare)
  const { before = '', missing = '' } = found?.groups ?? {}
  if (found === null) return undefined
  const rest = bare.slice(found[0].length)
  return [looks + before + missing + rest, looks + before + rest]
}

function byAlternative(expression: string): readonly string[] | undefined {
  const bare = withoutLooks(expression)
  const letters = /^[a-z0-9]*(?=\(\?:)/.exec(bare)?.[0]
  if (letters === undefined) return undefined
  const group = bare.slice(letters.length)
  const end = closingOf(group)
  const rest = group.slice(end + 1)
  if (quantifierIn(rest) !== '') return undefined
  const looks = expression.slice(0, expression.length - bare.length)
  const alternatives = alternativesIn(group.slice('(?:'.length, end))
  if (letters !== '') return alternatives.map((alternative) => looks + letters + alternative + rest)
  const ofWords = alternatives.filter((alternative) => SEVERAL_WORDS.test(alternative))
  if (ofWords.length === 0) return undefined
  const others = alternatives.filter((alternative) => !SEVERAL_WORDS.test(alternative))
  return [
    ...(others.length === 0 ? [] : [`${looks}(?:${others.join('|')})${rest}`]),
    ...ofWords.map((alternative) => looks + alternative + rest),
  ]
}

const SEVERAL_WORDS = / \S|\w\?\w/
