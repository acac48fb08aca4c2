import type { Modules } from './shared-blocks.ts'

type Imports = { readonly needs?: readonly string[]; readonly later?: readonly string[] }

/** So much source has each module of a fixture, unless told otherwise. */
const BYTES = 10_000

/** Modules as the bundler tells of them, from what each imports; whoever is only imported imports nothing. */
export const modulesOf = (
  imports: Readonly<Record<string, Imports>>,
  bytes: Readonly<Record<string, number>> = {},
): Modules => ({
  getModuleInfo: (id) => ({
    importedIds: imports[id]?.needs ?? [],
    dynamicallyImportedIds: imports[id]?.later ?? [],
    code: ' '.repeat(bytes[id] ?? BYTES),
  }),
})
