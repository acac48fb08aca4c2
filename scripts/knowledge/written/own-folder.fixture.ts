import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { KNOWLEDGE } from './read-written.ts'

/** Files are named by their path below the folder. */
export type OwnFolder = {
  readonly path: string
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  readonly copy: (parts: readonly string[]) => void
}

/** A folder for each test of a file, filled before it and gone afterwards. */
export function ownFolder(fill: (folder: OwnFolder) => void = () => undefined): OwnFolder {
  let path = ''
  const at = (file: string): string => join(path, file)
  const folder: OwnFolder = {
    get path() {
      return path
    },
    read: (file) => readFileSync(at(file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(at(file)), { recursive: true })
      writeFileSync(at(file), text)
    },
    copy: (parts) => {
      for (const part of parts) cpSync(join(KNOWLEDGE, part), at(part), { recursive: true })
    },
  }
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'knowledge-'))
    fill(folder)
  })
  afterEach(() => rmSync(path, { recursive: true, force: true }))
  return folder
}

/** With these parts of ours and the conditions, without rules and atlas, and with empty files of substances by these names. */
export const withoutDecisions =
  (parts: readonly string[], substances = '[]') =>
  (folder: OwnFolder): void => {
    folder.copy([...parts, 'conditions', 'groups.yaml', 'emergencies.yaml', 'facts.yaml', 'sources'])
    for (const name of ['rules', 'atlas', 'substances']) mkdirSync(join(folder.path, name))
    for (const name of ['staying-home.yaml', 'what-ifs.yaml']) folder.write(name, '[]\n')
    const files = readFileSync(join(KNOWLEDGE, 'files.yaml'), 'utf8')
    const conditions = files.slice(files.indexOf('conditions:'), files.indexOf('substances:'))
    const sources = files.slice(files.indexOf('sources:'))
    folder.write(
      'files.yaml',
      `questions: []\nrules: []\natlas: []\n${conditions}substances: ${substances}\n${sources}`,
    )
  }
