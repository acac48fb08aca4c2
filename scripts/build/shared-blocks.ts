export type Modules = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null
}

export type Page = {
  /** The page itself and the layouts around it. */
  readonly files: readonly string[]
  /** How much a byte counts that this page loads, against a byte of the others. */
  readonly weight: number
}

/** Modules that are loaded together. */
type Block = {
  readonly modules: Set<string>
  /** The pages that load it, be it only because of another block. */
  readonly pages: Set<Page>
  bytes: number
  readonly needs: Set<Block>
}

/** Everything that a module cannot run without, the module itself among it. */
export function withAllImports(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) withAllImports(next, modules, found)
  return found
}

/**
 * Modules sorted into blocks, each to be loaded as a file: first by the pages that cannot be drawn without them, so that
 * no page would load a byte too many, then joined as long as the bytes that come in vain cost less than the file that
 * is saved. No block needs another that needs the first, not even around corners.
 */
export function sharedBlocks(
  pages: readonly Page[],
  modules: Modules,
  {
    isElsewhere,
    bytesPerFile,
  }: {
    /** Modules that are loaded with something else already. */
    readonly isElsewhere: (id: string) => boolean
    /** As many bytes, before they are compressed, a page may load in vain to be spared a file. */
    readonly bytesPerFile: number
  },
): readonly ReadonlySet<string>[] {
  const blocks = byPages(pages, modules, isElsewhere)
  for (let pair = bestPair(blocks, bytesPerFile); pair !== null; pair = bestPair(blocks, bytesPerFile))
    join(...pair, blocks)
  return [...blocks].map((block) => block.modules)
}

function byPages(
  pages: readonly Page[],
  modules: Modules,
  isElsewhere: (id: string) => boolean,
): Set<Block> {
  const users = new Map<string, Page[]>()
  for (const page of pages) {
    const needed = new Set<string>()
    for (const file of page.files) withAllImports(file, modules, needed)
    for (const id of needed) if (!isElsewhere(id)) users.set(id, [...(users.get(id) ?? []), page])
  }
  const blocks = new Map<string, Block>()
  const blockOf = new Map<string, Block>()
  for (const [id, its] of users) {
    if (its.length < 2) continue
    const key = its.map((page) => pages.indexOf(page)).join()
    const block = blocks.get(key) ?? { modules: new Set(), pages: new Set(its), bytes: 0, needs: new Set() }
    block.modules.add(id)
    block.bytes += modules.getModuleInfo(id)?.code?.length ?? 0
    blocks.set(key, block)
    blockOf.set(id, block)
  }
  for (const [id, block] of blockOf)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
      const other = blockOf.get(next)
      if (other !== undefined && other !== block) block.needs.add(other)
    }
  return new Set(blocks.values())
}

/** The two blocks whose joining saves most, or nothing if every joining would cost more than it saves. */
function bestPair(blocks: ReadonlySet<Block>, bytesPerFile: number): readonly [Block, Block] | null {
  const needed = new Map([...blocks].map((block) => [block, withAllNeeds(block)]))
  const neededBy = (block: Block): Set<Block> => needed.get(block) ?? new Set()
  const all = [...blocks]
  let best: readonly [Block, Block] | null = null
  let least = 0
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) {
      const saved = bytesPerFile * weightOf([...one.pages].filter((page) => other.pages.has(page)))
      if (saved + least <= 0) continue
      const together = new Set([...one.pages, ...other.pages])
      const loaded = new Set([...neededBy(one), ...neededBy(other)])
      let cost = -saved
      for (const block of loaded) {
        cost += block.bytes * weightOf([...together].filter((page) => !block.pages.has(page)))
        if (cost >= least) break
      }
      if (cost >= least || leadsAround(one, other, neededBy) || leadsAround(other, one, neededBy)) continue
      best = [one, other]
      least = cost
    }
  return best
}

const weightOf = (pages: readonly Page[]): number => pages.reduce((sum, page) => sum + page.weight, 0)

function withAllNeeds(block: Block, found = new Set<Block>()): Set<Block> {
  if (found.has(block)) return found
  found.add(block)
  for (const next of block.needs) withAllNeeds(next, found)
  return found
}

/** Whether the first block needs a third one that needs the second. */
const leadsAround = (from: Block, to: Block, neededBy: (block: Block) => Set<Block>): boolean =>
  [...from.needs].some((next) => next !== to && neededBy(next).has(to))

function join(one: Block, other: Block, blocks: Set<Block>): void {
  blocks.delete(other)
  for (const id of other.modules) one.modules.add(id)
  one.bytes += other.bytes
  for (const next of other.needs) one.needs.add(next)
  for (const block of blocks) if (block.needs.delete(other)) block.needs.add(one)
  one.needs.delete(one)
  one.needs.delete(other)
  const together = new Set([...one.pages, ...other.pages])
  for (const block of withAllNeeds(one)) for (const page of together) block.pages.add(page)
}
