import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compiledModules } from './compiled-modules.ts'
import { KNOWLEDGE, readKnowledge, type WrittenKnowledge } from './read-knowledge.ts'

/** Writes what is made from the files of knowledge, and says which; throws `UnusableKnowledge` and then writes nothing. */
export function compile(folder = KNOWLEDGE): readonly string[] {
  const made = compiledModules(readKnowledge(folder))
  for (const { path, text } of made) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return made.map(({ path }) => path)
}

/** What was not made from the files as they are now. */
export const staleFiles = (written: WrittenKnowledge, folder = KNOWLEDGE): readonly string[] =>
  compiledModules(written)
    .filter(({ path, text }) => {
      const file = join(folder, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    .map(({ path }) => `domain/knowledge/${path}`)
