import { basename, extname } from 'node:path'
import { sharedBlocks, withAllImports, type Modules, type Page } from './shared-blocks.ts'

const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//

type Parts = {
  readonly frame: readonly string[]
  readonly pages: readonly Page[]
  readonly together?: readonly (readonly string[])[]
}

/**
 * Few files by purpose instead of many by chance: the framework, the frame around every page, each page's own, and
 * blocks of what several share.
 */
export function chunkGroups(parts: Parts) {
  let sorted: ReadonlyMap<string, string> | null = null
  const nameOf = (id: string, modules: Modules): string | null => {
    sorted ??= sortOut(parts, modules)
    // The router's entry of a page is the page's file under another name.
    return sorted.get(id.replace(ROUTER_ENTRY, '')) ?? null
  }
  // Each module is sorted by itself: what it needs stands where it was sorted to.
  const exact = { includeDependenciesRecursively: false }
  return [
    { name: 'framework', test: FRAMEWORK, priority: 2, ...exact },
    { name: nameOf, debugName: 'pages and what they share', priority: 1, ...exact },
  ]
}

const ROUTER_ENTRY = /\?__react-router-build-client-route$/

const BYTES_PER_FILE = 2_500
const WEIGHT_OF_LATER = 0.3

function sortOut({ frame, pages, together = [] }: Parts, modules: Modules): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const entry of frame) for (const id of withAllImports(entry, modules)) names.set(id, 'frame')
  const blocks = sharedBlocks(pages, modules, {
    isElsewhere: (id) => FRAMEWORK.test(id) || names.has(id),
    bytesPerFile: BYTES_PER_FILE,
    weightOfLater: WEIGHT_OF_LATER,
    together,
  })
  const entries = new Set(pages.flatMap((page) => page.files))
  for (const [index, block] of blocks.entries()) {
    const entry = [...block].find((id) => entries.has(id))
    const name = entry === undefined ? `shared~${index}` : basename(entry, extname(entry))
    for (const id of block) names.set(id, name)
  }
  // Whoever loads a part of the frame must not start the app by it: its starts are files of their own.
  for (const entry of frame) names.delete(entry)
  return names
}
