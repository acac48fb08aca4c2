import { alternativesIn, closingOf } from '#domain/engine/notes/phrases/expression-parts.ts'
import { UnusableKnowledge } from '../written/read-written.ts'
import { NotationFault, PhraseReader } from './phrase-reader.ts'
import type { Named } from './phrase-reader.ts'

/** @throws UnusableKnowledge that names the place of a fault. */
export function atPlace<Made>(place: () => string, make: () => Made): Made {
  try {
    return make()
  } catch (fault) {
    if (!(fault instanceof NotationFault)) throw fault
    throw new UnusableKnowledge(`${place()} ${fault.message}`)
  }
}

/** In the notation of `domain/knowledge/README.md`. Throws `NotationFault`. */
export const expressionOf = (phrase: string, named: Named): string => alternativesOf(phrase, named).join('|')

/** An expression for each alternative; a name that is one by itself gives all of its own. Throws `NotationFault`. */
export const waysOf = (phrase: string, named: Named): readonly string[] =>
  alternativesOf(phrase, named).flatMap(ungrouped)

function alternativesOf(phrase: string, named: Named): readonly string[] {
  const reader = new PhraseReader(tidied(phrase), named)
  const ways = reader.alternatives()
  reader.mustBeAtEnd()
  return ways
}

const GROUP = '(?:'

const ungrouped = (way: string): readonly string[] =>
  way.startsWith(GROUP) && closingOf(way) === way.length - 1
    ? alternativesIn(way.slice(GROUP.length, -1)).flatMap(ungrouped)
    : [way]

/** Line breaks and spaces beside brackets, bars and conditions only serve the eye. */
const tidied = (phrase: string): string =>
  phrase
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\| ?/g, '|')
    .replaceAll(/([([]) /g, '$1')
    .replaceAll(/ ([)\]>])/g, '$1')
    .replaceAll(/([>^]) (?=<|\.\.\.)/g, '$1')
