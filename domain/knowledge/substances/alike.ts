import type { Risk, Substance } from './substance.ts'

export const emergency: Risk = { level: 'er_urgent' }

export const call: Risk = { level: 'normal_vet' }

/** Nothing that keeps a well pet from staying at home up to the amount; null where the source names no limit. */
export const home = (upTo: string | null = null): Risk => ({ level: 'monitor_at_home', upTo })

/** What owners call it, and its other names with commas between them. */
type Named = readonly [name: string, words?: string]

/** Things that share everything but their names. The id of each is its name with hyphens. */
export const alike = (
  shared: Omit<Substance, 'id' | 'name' | 'words'>,
  named: readonly Named[],
): readonly Substance[] =>
  named.map(([name, words]) => ({
    id: idOf(name),
    name,
    words: words === undefined ? [] : words.split(',').map((word) => word.trim()),
    ...shared,
  }))

export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/[ -]+/g, '-')
