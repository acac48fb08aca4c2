import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KNOWLEDGE } from './read-written.ts'

/** A folder of knowledge of its own, with these parts of ours and the conditions, and without rules, atlas and substances. */
export function knowledgeCopy(parts: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'knowledge-'))
  for (const name of [...parts, 'conditions', 'groups.yaml', 'emergencies.yaml', 'facts.yaml', 'sources'])
    cpSync(join(KNOWLEDGE, name), join(folder, name), { recursive: true })
  for (const name of ['rules', 'atlas', 'substances']) mkdirSync(join(folder, name))
  for (const name of ['staying-home.yaml', 'what-ifs.yaml']) writeFileSync(join(folder, name), '[]\n')
  const files = readFileSync(join(KNOWLEDGE, 'files.yaml'), 'utf8')
  const conditions = files.slice(files.indexOf('conditions:'), files.indexOf('substances:'))
  const sources = files.slice(files.indexOf('sources:'))
  writeFileSync(
    join(folder, 'files.yaml'),
    `questions: []\nrules: []\natlas: []\n${conditions}substances: []\n${sources}`,
  )
  return folder
}
