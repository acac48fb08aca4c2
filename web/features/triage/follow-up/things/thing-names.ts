import { log } from '#web/lib/log.ts'

export type ThingName = { readonly id: string; readonly name: string }

export type ThingTable = {
  readonly find: (text: string) => readonly ThingName[]
  readonly nameOf: (id: string) => string
  readonly kindOf: (id: string) => string
}

const MOST_FOUND = 8

/** Null where the table cannot be had, and then words are enough. */
export async function loadThings(species: 'dog' | 'cat'): Promise<ThingTable | null> {
  try {
    const [{ findSubstances }, { substancesById }, { exposureFor }] = await Promise.all([
      import('#domain/substances/find-substances.ts'),
      import('#domain/substances/all-substances.ts'),
      import('#domain/knowledge/substances/exposure-for.ts'),
    ])
    const kindOf = (id: string): string => {
      const thing = substancesById.get(id)
      return thing === undefined ? 'other' : exposureFor(thing, species)
    }
    return {
      find: (text) => findSubstances(text, { species, limit: MOST_FOUND }),
      kindOf,
      nameOf: (id) => substancesById.get(id)?.name ?? id.replaceAll('-', ' '),
    }
  } catch (error) {
    log.warn('triage.things-not-loaded', error)
    return null
  }
}
