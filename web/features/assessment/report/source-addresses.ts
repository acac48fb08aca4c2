import { sources } from '#domain/knowledge/compiled/sources.ts'

const ARTICLES = 'https://pmc.ncbi.nlm.nih.gov/articles/'

/** Where a source can be read, as a link; null where only its name is known. */
function addressOf(where: string): string | null {
  const [first = ''] = where.split(' ; ')
  if (/^PMC\d+$/.test(first)) return `${ARTICLES}${first}/`
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S+$/.test(first) ? `https://${first}` : null
}

/** The addresses of the pages behind our rules, by the id that an answer gives them. */
export const sourceAddresses: ReadonlyMap<string, string | null> = new Map(
  Object.entries(sources).map(([code, { where }]) => [`kb-${code.toLowerCase()}`, addressOf(where)]),
)
