import type { SourceFile } from './source-files.ts'
import type { Imports } from './imports.ts'

/** By imports, directly or through others (by Tarjan's way), tests left out; the largest circle first. */
export function circlesOfFolders(
  imports: Imports,
  tests: ReadonlySet<SourceFile>,
): readonly (readonly string[])[] {
  const reached = new Map<string, Set<string>>()
  for (const [file, targets] of imports) {
    if (tests.has(file)) continue
    const folders = reached.get(file.folder) ?? new Set()
    for (const { folder } of targets) if (folder !== file.folder) folders.add(folder)
    reached.set(file.folder, folders)
  }
  return circlesIn(reached).toSorted((one, other) => other.length - one.length)
}

function circlesIn(reached: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  const visit = (name: string): void => {
    order.set(name, order.size)
    lowest.set(name, order.get(name) ?? 0)
    path.push(name)
    for (const next of reached.get(name) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest.set(name, Math.min(lowest.get(name) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(name) !== order.get(name)) return
    const circle = path.splice(path.indexOf(name))
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  for (const name of [...reached.keys()].toSorted()) if (!order.has(name)) visit(name)
  return circles
}
