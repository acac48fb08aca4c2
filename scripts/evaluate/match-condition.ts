const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const namesIn = (name: string): string[] =>
  [plain(name), ...[...name.matchAll(/\(([^)]*)\)/g)].map((match) => plain(match[1] ?? ''))].filter(
    (text) => text !== '',
  )

const holdsPhrase = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `)

const TOO_GENERAL = new Set(['disease', 'infection', 'syndrome', 'pain', 'injury', 'poisoning', 'reaction'])

/** Whole phrases, in either direction; a bracketed part is a name of its own: "bloat (GDV)" is found by "GDV". */
export function isSameCondition(shown: string, expected: string): boolean {
  return namesIn(shown).some((a) =>
    namesIn(expected).some(
      (b) => (!TOO_GENERAL.has(b) && holdsPhrase(a, b)) || (!TOO_GENERAL.has(a) && holdsPhrase(b, a)),
    ),
  )
}
