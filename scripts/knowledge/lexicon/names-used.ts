import { namesIn } from './phrase-reader.ts'

export function namesUsed(
  phrases: readonly string[],
  known: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const used = new Map<string, string>()
  const look = (phrase: string): void => {
    for (const name of namesIn(phrase)) {
      const words = known[name]
      if (words === undefined || used.has(name)) continue
      used.set(name, words)
      look(words)
    }
  }
  phrases.forEach(look)
  return Object.fromEntries(used)
}
