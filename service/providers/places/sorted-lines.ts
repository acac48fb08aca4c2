export type SortedLines = (key: string) => string | null

/**
 * Lines of "key, tab, rest", each key once and without a tab, as bytes in one piece: tens of thousands of them take a
 * third of what a map of strings takes.
 */
export const sortedLines = (lines: readonly string[]): SortedLines => {
  const sorted = lines.toSorted()
  const starts = new Uint32Array(sorted.length + 1)
  let end = 0
  for (const [index, line] of sorted.entries()) {
    end += Buffer.byteLength(line) + 1
    starts[index + 1] = end
  }
  const bytes = Buffer.from(sorted.map((line) => `${line}\n`).join(''))
  const count = sorted.length
  const lineAt = (index: number): string =>
    bytes.toString('utf8', starts[index], Math.max(0, (starts[index + 1] ?? 0) - 1))
  return (key) => {
    const wanted = `${key}\t`
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (lineAt(middle) < wanted) low = middle + 1
      else high = middle
    }
    if (low >= count) return null
    const found = lineAt(low)
    return found.startsWith(wanted) ? found.slice(wanted.length) : null
  }
}
