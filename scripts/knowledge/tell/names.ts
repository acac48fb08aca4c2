import type { Part } from './entry.ts'

export type Names = Readonly<Record<string, string>>

/** Names in capitals with the words they stand for, to look up. */
export const namesPart = (names: Names, links?: ReadonlyMap<string, string>): readonly Part[] => {
  const lines = Object.entries(names).map(([name, words]) => `${name}: ${words}`)
  return lines.length === 0
    ? []
    : [{ head: 'The names in capitals', lines, isFolded: true, ...(links && { links }) }]
}

const MOST = 12

/** The first of many ways to say something, and how many more there are. */
export function firstWays(text: string): string {
  const ways = waysIn(text)
  return ways.length <= MOST + 2
    ? text
    : `${ways.slice(0, MOST).join(' | ')} and ${ways.length - MOST} more, all at the group itself`
}

function waysIn(text: string): readonly string[] {
  const ways: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if ('([<'.includes(sign)) depth += 1
    else if (')]>'.includes(sign)) depth -= 1
    else if (sign === '|' && depth === 0) {
      ways.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...ways, text.slice(from).trim()]
}
