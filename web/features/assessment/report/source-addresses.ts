import { sources } from '#domain/knowledge/compiled/sources.ts'

const ARTICLES = 'https://pmc.ncbi.nlm.nih.gov/articles/'

function addressOf(where: string): string | null {
  const [first = ''] = where.split(' ; ')
  if (/^PMC\d+$/.test(first)) return `${ARTICLES}${first}/`
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S+$/.test(first) ? `https://${first}` : null
}

/** By the id that an answer gives a source; null where only its name is known. */
export const sourceAddresses: ReadonlyMap<string, string | null> = new Map(
  Object.entries(sources).map(([code, { where }]) => [`kb-${code.toLowerCase()}`, addressOf(where)]),
)
