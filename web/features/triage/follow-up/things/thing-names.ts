import { log } from '#web/lib/log.ts'

/** A thing an owner can choose, as it is shown. */
export type ThingName = { readonly id: string; readonly name: string }

/** The table of things, once it is here. */
export type ThingTable = {
  readonly find: (text: string) => readonly ThingName[]
  readonly nameOf: (id: string) => string
}

/** Most names that one search shows. */
const MOST_FOUND = 8

/** Fetches the table when it is needed for the first time; null where it cannot be had, and then words are enough. */
export async function loadThings(species: 'dog' | 'cat'): Promise<ThingTable | null> {
  try {
    const [{ findSubstances }, { substancesById }] = await Promise.all([
      import('#domain/knowledge/substances/find-substances.ts'),
      import('#domain/knowledge/substances/all-substances.ts'),
    ])
    return {
      find: (text) => findSubstances(text, { species, limit: MOST_FOUND }),
      nameOf: (id) => substancesById.get(id)?.name ?? id.replaceAll('-', ' '),
    }
  } catch (error) {
    log.warn('triage.things-not-loaded', error)
    return null
  }
}
