const SHORT: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' }
const HAS_LONG = /\b(?:saint|sainte|fort|mount)\b/
const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/

const tidy = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Small letters, no accents, no marks, and "Saint" and its like in short. */
export const placeKey = (name: string): string => {
  const key = PLAIN.test(name) ? name.toLowerCase() : tidy(name)
  if (!HAS_LONG.test(key)) return key
  return key
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ')
}

export const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ['nyc', 'new york'],
  ['sf', 'san francisco'],
  ['philly', 'philadelphia'],
  ['vegas', 'las vegas'],
])
