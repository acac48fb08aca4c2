const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** A bracketed part is a name of its own: "bloat (GDV)" is found by "GDV". */
const namesIn = (name: string): string[] =>
  [plain(name), ...[...name.matchAll(/\(([^)]*)\)/g)].map((match) => plain(match[1] ?? ''))].filter(
    (text) => text !== '',
  )

const holdsPhrase = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `)

/** Words that name no disease by themselves; sharing one of them is no match. */
const TOO_GENERAL = new Set(['disease', 'infection', 'syndrome', 'pain', 'injury', 'poisoning', 'reaction'])

/** Whole-phrase match in either direction. */
export function isSameCondition(shown: string, expected: string): boolean {
  return namesIn(shown).some((a) =>
    namesIn(expected).some(
      (b) => (!TOO_GENERAL.has(b) && holdsPhrase(a, b)) || (!TOO_GENERAL.has(a) && holdsPhrase(b, a)),
    ),
  )
}
