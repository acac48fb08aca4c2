import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Compiled } from './compiled.ts'

export const writeMade = (folder: string, made: readonly Compiled[]): readonly string[] =>
  made.map(({ path, text }) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    return path
  })

export const staleAmong = (folder: string, made: readonly Compiled[]): readonly string[] =>
  made
    .filter(({ path, text }) => {
      const file = join(folder, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    .map(({ path }) => path)
