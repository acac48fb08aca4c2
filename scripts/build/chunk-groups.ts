type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//

const VALIDATION = /\/node_modules\/zod\//

/** What is known about symptoms, doses and breeds is large, and each page needs another part of it. */
const KNOWLEDGE = /\/domain\/knowledge\//

/** Everything that a module cannot run without, the module itself among it. */
function withAllImports(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) withAllImports(next, modules, found)
  return found
}

type Purpose = keyof Parts

type Parts = {
  /** What runs on every page. */
  readonly frame: readonly string[]
  /** The pages of people who are signed in, who go from one to the next. */
  readonly signedIn: readonly string[]
  /** The pages that anybody may open first. */
  readonly open: readonly string[]
}

/**
 * Few files by purpose instead of many by chance: the framework; the frame around every page; what open pages share; and
 * what several pages of the signed-in part share and no open page needs. What needs validation or knowledge stays apart
 * from what does not, so that small parts can be joined without drawing the heavy ones in. Whatever is loaded later
 * stays by itself.
 */
export function chunkGroups(parts: Parts) {
  let purposes: Map<string, Purpose> | null = null
  const purposeOf = (id: string, modules: Modules): Purpose | null => {
    purposes ??= sortOut(parts, modules)
    return purposes.get(id) ?? null
  }
  const isFor = (purpose: Purpose) => (id: string, modules: Modules) =>
    purposeOf(id, modules) === purpose ? purpose : null
  const isLightFor = (purpose: Purpose) => (id: string, modules: Modules) =>
    purposeOf(id, modules) === purpose && !needsHeavyParts(id, modules) ? purpose : null
  const joined = { minShareCount: 2, entriesAware: true }
  // Each group takes along what it needs, unless a group before it has it already.
  return [
    { name: 'framework', test: FRAMEWORK, priority: 7 },
    { name: isFor('frame'), priority: 6 },
    { name: 'validation', test: VALIDATION, priority: 6 },
    { name: isLightFor('open'), priority: 5, ...joined, entriesAwareMergeThreshold: LIGHT },
    { name: isFor('open'), priority: 4, ...joined, entriesAwareMergeThreshold: HEAVY },
    { name: 'knowledge', test: KNOWLEDGE, priority: 3, minShareCount: 2, entriesAware: true },
    { name: isFor('signedIn'), priority: 1, ...joined, entriesAwareMergeThreshold: 6_000 },
  ]
}

/** Parts of fewer bytes than this, before they are compressed, are joined although not every page needs both. */
const LIGHT = 5_000
const HEAVY = 3_000

const needsHeavyParts = (id: string, modules: Modules): boolean =>
  [...withAllImports(id, modules)].some((each) => VALIDATION.test(each) || KNOWLEDGE.test(each))

function sortOut({ frame, signedIn, open }: Parts, modules: Modules): Map<string, Purpose> {
  const purposes = new Map<string, Purpose>()
  const users = new Map<string, number>()
  for (const page of signedIn)
    for (const id of withAllImports(page, modules)) users.set(id, (users.get(id) ?? 0) + 1)
  for (const [id, count] of users) if (count > 1 && !KNOWLEDGE.test(id)) purposes.set(id, 'signedIn')
  for (const page of open) for (const id of withAllImports(page, modules)) purposes.set(id, 'open')
  for (const entry of frame) for (const id of withAllImports(entry, modules)) purposes.set(id, 'frame')
  // Whoever loads a part of the frame must not start the app by it.
  for (const entry of frame) purposes.delete(entry)
  return purposes
}
