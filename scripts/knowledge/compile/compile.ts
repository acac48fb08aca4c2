import { careModules } from '../care/care-modules.ts'
import { readCare } from '../care/read-care.ts'
import { lexiconModules } from '../lexicon/lexicon-modules.ts'
import { readLexicon } from '../lexicon/read-lexicon.ts'
import { poisonNameModules } from '../poisons/poison-name-module.ts'
import { readSigns } from '../signs/read-signs.ts'
import { signModules } from '../signs/sign-modules.ts'
import { readTurns } from '../turns/read-turns.ts'
import { turnModules } from '../turns/turn-modules.ts'
import { wordModules } from '../words/word-modules.ts'
import { inLatin1, type Compiled } from '../written/compiled.ts'
import { compiledModules } from '../decisions/decision-modules.ts'
import { Faults } from '../written/faults.ts'
import { readKnowledge } from '../decisions/read-knowledge.ts'
import { KNOWLEDGE } from '../written/read-written.ts'
import { writeMade } from '../written/write-made.ts'
import type { WrittenKnowledge } from '../decisions/read-knowledge.ts'

/**
 * Makes some of what is loaded from the files of a folder; `knowledge` is read where it is needed. Throws
 * `UnusableKnowledge`.
 */
export type Making = (folder: string, knowledge: () => WrittenKnowledge) => readonly Compiled[]

export const ofDecisions: Making = (_folder, knowledge) => compiledModules(knowledge())
export const ofCare: Making = (folder, knowledge) =>
  careModules(readCare(folder, knowledge()), knowledge().groups)
export const ofPhrases: Making = (folder) => lexiconModules(readLexicon(folder), readTurns(folder).shared)
export const ofSigns: Making = (folder) => signModules(readSigns(folder))

export const ofTurns: Making = (folder) => turnModules(readTurns(folder))
export const ofWords: Making = wordModules
export const ofPoisonNames: Making = poisonNameModules

const ALL: readonly Making[] = [ofDecisions, ofCare, ofPhrases, ofSigns, ofTurns, ofWords, ofPoisonNames]

/** Throws `UnusableKnowledge` with every fault. */
export function made(folder = KNOWLEDGE, makings = ALL): readonly Compiled[] {
  const faults = new Faults()
  let read: WrittenKnowledge | undefined
  const knowledge = (): WrittenKnowledge => (read ??= readKnowledge(folder))
  const all = makings.flatMap((make) => faults.tried<readonly Compiled[]>([], () => make(folder, knowledge)))
  faults.tell()
  return all.map(inLatin1)
}

/** Says what it wrote; throws `UnusableKnowledge` and then writes nothing. */
export const compile = (folder = KNOWLEDGE, makings = ALL): readonly string[] =>
  writeMade(folder, made(folder, makings))
