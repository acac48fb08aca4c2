import { stale, written } from '../compile/compile.ts'
import { KNOWLEDGE } from '../compile/read-knowledge.ts'
import { lexiconModules } from './lexicon-modules.ts'
import { readLexicon } from './read-lexicon.ts'

/** Writes what is made from owners' words, and says which files; throws `UnusableKnowledge` and then writes nothing. */
export const compileLexicon = (folder = KNOWLEDGE): readonly string[] =>
  written(lexiconModules(readLexicon(folder)), folder)

/** What was not made from owners' words as they are now. */
export const staleLexicon = (folder = KNOWLEDGE): readonly string[] =>
  stale(lexiconModules(readLexicon(folder)), folder)
