import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import type { SourceFile } from './source-files.ts'

export type Imports = ReadonlyMap<SourceFile, readonly SourceFile[]>

/** Imports of types are included. Every import must name its file as it is on disk. */
export function importsIn(files: readonly SourceFile[]): Imports {
  const known = new Map(files.map((file) => [file.path, file]))
  return new Map(files.map((file) => [file, importedPaths(file).flatMap((path) => known.get(path) ?? [])]))
}

function importedPaths({ path, text }: SourceFile): readonly string[] {
  if (path.endsWith('.css')) return []
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#')) return [fileName.slice(1)]
    return fileName.startsWith('.') ? [join(dirname(path), fileName)] : []
  })
}

/**
 * The tests, and every file of domain that nobody but tests imports, directly or through others. Elsewhere files are also
 * reached by their path, as pages are.
 */
export function forTestsOnly(imports: Imports): ReadonlySet<SourceFile> {
  const users = new Map<SourceFile, SourceFile[]>()
  for (const [file, targets] of imports)
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), file])
  const found = new Set([...imports.keys()].filter(({ isTest }) => isTest))
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const [file, own] of users)
      if (file.path.startsWith('domain/') && own.every((user) => found.has(user))) found.add(file)
  }
  return found
}
