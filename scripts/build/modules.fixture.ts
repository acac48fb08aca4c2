import type { Modules } from './shared-blocks.ts'

type Imports = { readonly needs?: readonly string[]; readonly later?: readonly string[] }

const BYTES = 10_000

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
