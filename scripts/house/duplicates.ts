import type { SourceFile } from './source-files.ts'

const LINES_ALIKE = 8

export type Pair = { readonly one: string; readonly other: string; readonly lines: number }

/** Empty lines, imports, comments and lines of brackets alone do not count and do not part what stands around them. */
export function duplicatePairs(files: readonly SourceFile[]): readonly Pair[] {
  const places = new Map<string, Set<string>>()
  for (const file of files) {
    const lines = codeLines(file.text)
    for (let start = 0; start + LINES_ALIKE <= lines.length; start += 1) {
      const window = lines.slice(start, start + LINES_ALIKE).join('\n')
      const paths = places.get(window) ?? new Set()
      places.set(window, paths.add(file.path))
    }
  }
  const windows = new Map<string, number>()
  for (const paths of places.values())
    for (const key of pairsOf([...paths])) windows.set(key, (windows.get(key) ?? 0) + 1)
  return [...windows]
    .map(([key, count]) => {
      const [one = '', other = ''] = key.split('\n')
      return { one, other, lines: count + LINES_ALIKE - 1 }
    })
    .toSorted((a, b) => b.lines - a.lines || (a.one + a.other < b.one + b.other ? -1 : 1))
}

const pairsOf = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((one, place) => paths.slice(place + 1).map((other) => `${one}\n${other}`))

function codeLines(text: string): readonly string[] {
  return text
    .replaceAll(/^import [\s\S]*?from '[^']*'.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[a-z0-9]/i.test(line) && !line.startsWith('//'))
}
