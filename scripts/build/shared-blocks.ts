export type Modules = {
  getModuleInfo(id: string): ModuleInfo | null
}

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly code: string | null
}

/** `files` are the page and the layouts around it; `weight` is what a byte of it counts against one of the others. */
export type Page = {
  readonly files: readonly string[]
  readonly weight: number
}

/** Something that is asked for as a whole: a page, or a part of pages that comes later. */
type Asked = { readonly weight: number }

/**
 * `asked` are those who load it, be it only because of another block, or find it there already; an entry is a page or a
 * layout, of which a file may hold only one.
 */
type Block = {
  readonly modules: Set<string>
  readonly asked: Set<Asked>
  isEntry: boolean
  isStyled: boolean
  bytes: number
  readonly needs: Set<Block>
}

/**
 * A page may load `bytesPerFile`, before they are compressed, in vain to be spared a file; `weightOfLater` is what a
 * byte counts that comes after a page was drawn; the parts of `together` are always asked for together.
 */
type Sorting = {
  readonly isElsewhere: (id: string) => boolean
  readonly bytesPerFile: number
  readonly weightOfLater: number
  readonly together?: readonly (readonly string[])[]
}

export function withAllImports(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) withAllImports(next, modules, found)
  return found
}

/**
 * Modules sorted into blocks, each to be loaded as a file: first by who cannot do without them, so that nobody would
 * load a byte too many, then joined as long as the bytes that come in vain cost less than the file that is saved. No
 * block needs another that needs the first, not even around corners.
 */
export function sharedBlocks(
  pages: readonly Page[],
  modules: Modules,
  { isElsewhere, bytesPerFile, weightOfLater, together = [] }: Sorting,
): readonly ReadonlySet<string>[] {
  const users = whoNeedsWhat(pages, modules, { weightOfLater, together })
  for (const id of users.keys()) if (isElsewhere(id)) users.delete(id)
  const entries = new Set(pages.flatMap((page) => page.files))
  const blocks = byUsers(users, modules, entries)
  while (joinWhatPays(blocks, bytesPerFile)) {
    // Joined blocks may pay to be joined again.
  }
  return [...blocks].map((block) => block.modules)
}

function whoNeedsWhat(
  pages: readonly Page[],
  modules: Modules,
  { weightOfLater, together }: Required<Pick<Sorting, 'weightOfLater' | 'together'>>,
): Map<string, Set<Asked>> {
  const there = new Map<Asked, Set<string>>()
  const parts = new Map<string, Asked>()
  const hosts = new Map<Asked, Set<Asked>>()
  const visit = (asked: Asked, files: readonly string[]): void => {
    const needed = new Set<string>()
    for (const file of files) withAllImports(file, modules, needed)
    there.set(asked, needed)
    for (const id of needed)
      for (const later of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        const known = parts.get(later)
        const part = known ?? { weight: weightOfLater }
        hosts.set(part, (hosts.get(part) ?? new Set()).add(asked))
        if (known !== undefined) continue
        const all = together.find((some) => some.includes(later)) ?? [later]
        for (const one of all) parts.set(one, part)
        visit(part, all)
      }
  }
  for (const page of pages) visit(page, page.files)
  addWhatHostsHave(there, hosts)
  const users = new Map<string, Set<Asked>>()
  for (const [asked, ids] of there)
    for (const id of ids) users.set(id, (users.get(id) ?? new Set()).add(asked))
  return users
}

/** A part that comes later finds there what every page has that asks for it. */
function addWhatHostsHave(
  there: Map<Asked, Set<string>>,
  hosts: ReadonlyMap<Asked, ReadonlySet<Asked>>,
): void {
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const [part, its] of hosts) {
      const own = there.get(part)
      if (own === undefined) continue
      const before = own.size
      const [first, ...others] = [...its].map((host) => there.get(host) ?? new Set<string>())
      for (const id of first ?? []) if (others.every((other) => other.has(id))) own.add(id)
      if (own.size > before) isDone = false
    }
  }
}

function byUsers(
  users: ReadonlyMap<string, ReadonlySet<Asked>>,
  modules: Modules,
  entries: ReadonlySet<string>,
): Set<Block> {
  const numbers = new Map<Asked, number>()
  const numberOf = (asked: Asked): number => {
    const number = numbers.get(asked) ?? numbers.size
    numbers.set(asked, number)
    return number
  }
  const blocks = new Map<string, Block>()
  const blockOf = new Map<string, Block>()
  for (const [id, asked] of users) {
    const key = [...asked].map(numberOf).join()
    const block = blocks.get(key) ?? emptyBlock(asked)
    block.modules.add(id)
    block.bytes += bytesOf(modules.getModuleInfo(id)?.code ?? '')
    if (entries.has(id)) block.isEntry = true
    if (id.endsWith('.css')) block.isStyled = true
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

const emptyBlock = (asked: ReadonlySet<Asked>): Block => ({
  modules: new Set(),
  asked: new Set(asked),
  isEntry: false,
  isStyled: false,
  bytes: 0,
  needs: new Set(),
})

/** Without comments, which reach nobody: else a word more or less about a module would move it to another file. */
const bytesOf = (code: string): number => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').length

function joinWhatPays(blocks: Set<Block>, bytesPerFile: number): boolean {
  const all = [...blocks]
  const pairs = all
    .flatMap((one, index) => all.slice(index + 1).map((other) => ({ one, other })))
    .map((pair) => ({ ...pair, cost: costOf(pair.one, pair.other, bytesPerFile) }))
    .filter(({ cost }) => cost < 0)
    .toSorted((pair, next) => pair.cost - next.cost)
  let isAny = false
  for (const { one, other, cost } of pairs) {
    if (!blocks.has(one) || !blocks.has(other) || costOf(one, other, bytesPerFile) > cost) continue
    if (leadsAround(one, other) || leadsAround(other, one)) continue
    join(one, other, blocks)
    isAny = true
  }
  return isAny
}

function costOf(one: Block, other: Block, bytesPerFile: number): number {
  if (one.isEntry && other.isEntry) return 0
  const files = one.isStyled && other.isStyled ? 2 : 1
  const saved = files * bytesPerFile * weightOf([...one.asked].filter((asked) => other.asked.has(asked)))
  if (saved === 0) return 0
  const together = [...new Set([...one.asked, ...other.asked])]
  let cost = -saved
  for (const block of withAllNeeds(other, withAllNeeds(one))) {
    cost += block.bytes * weightOf(together.filter((asked) => !block.asked.has(asked)))
    if (cost >= 0) return cost
  }
  return cost
}

const weightOf = (asked: readonly Asked[]): number => asked.reduce((sum, { weight }) => sum + weight, 0)

function withAllNeeds(block: Block, found = new Set<Block>()): Set<Block> {
  if (found.has(block)) return found
  found.add(block)
  for (const next of block.needs) withAllNeeds(next, found)
  return found
}

const leadsAround = (from: Block, to: Block): boolean =>
  [...from.needs].some((next) => next !== to && withAllNeeds(next).has(to))

function join(one: Block, other: Block, blocks: Set<Block>): void {
  blocks.delete(other)
  for (const id of other.modules) one.modules.add(id)
  one.bytes += other.bytes
  one.isEntry ||= other.isEntry
  one.isStyled ||= other.isStyled
  for (const next of other.needs) one.needs.add(next)
  for (const block of blocks) if (block.needs.delete(other)) block.needs.add(one)
  one.needs.delete(one)
  one.needs.delete(other)
  const together = [...one.asked, ...other.asked]
  for (const block of withAllNeeds(one)) for (const asked of together) block.asked.add(asked)
}
