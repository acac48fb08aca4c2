import { sharedBlocks, withAllImports, type Modules, type Page } from './shared-blocks.ts'

const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//

type Parts = {
  /** What runs on every page. */
  readonly frame: readonly string[]
  readonly pages: readonly Page[]
}

/**
 * Few files by purpose instead of many by chance: the framework, the frame around every page, and blocks of what several
 * pages share. What one page needs alone, or nothing but parts that come later, the bundler puts where it is needed.
 */
export function chunkGroups({ frame, pages }: Parts) {
  let sorted: ReadonlyMap<string, string> | null = null
  const nameOf = (id: string, modules: Modules): string | null => {
    sorted ??= sortOut({ frame, pages }, modules)
    return sorted.get(id) ?? null
  }
  // Each module is sorted by itself: what it needs stands where it was sorted to.
  const exact = { includeDependenciesRecursively: false }
  return [
    { name: 'framework', test: FRAMEWORK, priority: 2, ...exact },
    { name: nameOf, priority: 1, ...exact },
  ]
}

/** As many bytes, before they are compressed, a page may load in vain to be spared a file. */
const BYTES_PER_FILE = 2_000

function sortOut({ frame, pages }: Parts, modules: Modules): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const entry of frame) for (const id of withAllImports(entry, modules)) names.set(id, 'frame')
  // Whoever loads a part of a start or of a page must not start it: each is a file of its own.
  const entries = new Set([...frame, ...pages.flatMap((page) => page.files)])
  const isElsewhere = (id: string): boolean => FRAMEWORK.test(id) || names.has(id) || entries.has(id)
  const blocks = sharedBlocks(pages, modules, { isElsewhere, bytesPerFile: BYTES_PER_FILE })
  for (const [index, block] of blocks.entries()) for (const id of block) names.set(id, `shared~${index}`)
  for (const entry of entries) names.delete(entry)
  return names
}
