import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compiledModules } from './compiled-modules.ts'
import type { Compiled } from './compiled-modules.ts'
import { KNOWLEDGE, readKnowledge, type WrittenKnowledge } from './read-knowledge.ts'

/** Writes what is made from rules, atlas and substances, and says which; throws `UnusableKnowledge` and then writes nothing. */
export const compile = (folder = KNOWLEDGE): readonly string[] =>
  written(compiledModules(readKnowledge(folder)), folder)

/** What was not made from rules, atlas and substances as they are now. */
export const staleFiles = (knowledge: WrittenKnowledge, folder = KNOWLEDGE): readonly string[] =>
  stale(compiledModules(knowledge), folder)

/** Writes these files below the folder of knowledge, and says which. */
export function written(made: readonly Compiled[], folder: string): readonly string[] {
  for (const { path, text } of made) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return made.map(({ path }) => path)
}

/** Which of these files do not lie in the folder as they were made now. */
export const stale = (made: readonly Compiled[], folder: string): readonly string[] =>
  made
    .filter(({ path, text }) => {
      const file = join(folder, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    .map(({ path }) => `domain/knowledge/${path}`)
