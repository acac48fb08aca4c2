export const alternativesIn = (expression: string): readonly string[] =>
  expression.includes('|') ? cutAt('|', expression) : [expression]

/**
 * The parts of an expression that each begin where a word begins: cut at the spaces outside every group, and after
 * groups that end with a space. A group that may be missing is left out where the part after it begins a word anyway.
 */
export const piecesOf = (expression: string): readonly string[] =>
  cutAt(' ', expression).flatMap(afterSpacedGroups)

function afterSpacedGroups(piece: string): readonly string[] {
  const bare = withoutLooks(piece)
  if (!bare.startsWith('(?:')) return [bare]
  const end = closingOf(bare)
  if (
    bare[end - 1] !== ' ' ||
    !alternativesIn(bare.slice('(?:'.length, end)).every((way) => way.endsWith(' '))
  )
    return [bare]
  const rest = bare.slice(end + 1)
  const quantifier = quantifierIn(rest)
  const after = afterSpacedGroups(rest.slice(quantifier.length))
  return quantifier === '' || quantifier.startsWith('+') ? [bare.slice(0, end + 1), ...after] : after
}

export const quantifierIn = (rest: string): string => /^(?:[?*+]|\{[^}]*\})\??/.exec(rest)?.[0] ?? ''

export function withoutLooks(expression: string): string {
  if (/^\(\?<?[=!]/.test(expression)) return withoutLooks(expression.slice(closingOf(expression) + 1))
  const mark = /^(?:\^|\\b)/.exec(expression)?.[0]
  return mark === undefined ? expression : withoutLooks(expression.slice(mark.length))
}

export function closingOf(expression: string): number {
  let depth = 0
  for (let index = 0; index < expression.length; index = nextOf(expression, index)) {
    if (expression[index] === '(') depth += 1
    else if (expression[index] === ')') depth -= 1
    if (depth === 0) return index
  }
  return expression.length
}

function cutAt(mark: ' ' | '|', expression: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (let index = 0; index < expression.length; index = nextOf(expression, index)) {
    const letter = expression[index]
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (
      letter === mark &&
      depth === 0 &&
      !(mark === ' ' && '?*{'.includes(expression[index + 1] ?? '.'))
    ) {
      parts.push(expression.slice(from, index))
      from = index + 1
    }
  }
  parts.push(expression.slice(from))
  return parts
}

function nextOf(expression: string, index: number): number {
  if (expression[index] === '\\') return index + 2
  return expression[index] === '[' ? expression.indexOf(']', index) + 1 : index + 1
}
