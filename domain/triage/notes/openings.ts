/** Longest beginning that is compared; longer ones would not spare more. */
const LONGEST = 5

/**
 * The beginnings of words with which a match of this expression must open; null when any word could open one.
 * Knows letters, groups of alternatives and what may repeat or be missing; everything else counts as any word.
 */
export function openingsOf(expression: string): ReadonlySet<string> | null {
  const found = new Set<string>()
  for (const alternative of alternativesIn(expression)) {
    const openings = openingsOfSequence(alternative)
    if (openings === null) return null
    for (const opening of openings) found.add(opening)
  }
  return found
}

/** Every beginning, up to the compared length, of every word of a text. */
export function beginningsIn(text: string): ReadonlySet<string> {
  const beginnings = new Set<string>()
  for (const [word] of text.matchAll(/\w+/g)) {
    for (let length = 1; length <= Math.min(LONGEST, word.length); length += 1)
      beginnings.add(word.slice(0, length))
  }
  return beginnings
}

/** False only when the text holds no word that could open a match. */
export function mayOpen(openings: ReadonlySet<string> | null, beginnings: ReadonlySet<string>): boolean {
  if (openings === null) return true
  for (const opening of openings) if (beginnings.has(opening)) return true
  return false
}

function openingsOfSequence(sequence: string): ReadonlySet<string> | null {
  if (sequence.startsWith('(?:')) return openingsOfGroup(sequence)
  const letters = /^[a-z0-9]+/.exec(sequence)?.[0] ?? ''
  // a letter that may be missing or repeat is no longer certain
  const certain = /^[?*{]/.test(sequence.slice(letters.length)) ? letters.slice(0, -1) : letters
  return certain === '' ? null : new Set([certain.slice(0, LONGEST)])
}

function openingsOfGroup(sequence: string): ReadonlySet<string> | null {
  const end = closingOf(sequence, 0)
  if (end === -1) return null
  const inside = openingsOf(sequence.slice('(?:'.length, end))
  if (inside === null) return null
  const rest = sequence.slice(end + 1)
  if (!/^[?*{]/.test(rest)) return inside
  const following = openingsOfSequence(rest.replace(/^(?:[?*]|\{[^}]*\})\??/, ''))
  return following === null ? null : new Set([...inside, ...following])
}

/** Where the group that opens at `start` closes; -1 when it does not. */
function closingOf(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index]
    if (letter === '\\') index += 1
    else if (letter === '[') index = text.indexOf(']', index)
    else if (letter === '(') depth += 1
    else if (letter === ')') {
      depth -= 1
      if (depth === 0) return index
    }
    if (index === -1) return -1
  }
  return -1
}

/** The parts between the bars that stand outside every group. */
function alternativesIn(expression: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (let index = 0; index < expression.length; index += 1) {
    const letter = expression[index]
    if (letter === '\\') index += 1
    else if (letter === '[') index = Math.max(index, expression.indexOf(']', index))
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (letter === '|' && depth === 0) {
      parts.push(expression.slice(from, index))
      from = index + 1
    }
  }
  return [...parts, expression.slice(from)]
}
