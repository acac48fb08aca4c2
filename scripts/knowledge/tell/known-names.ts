import { listed, quoted } from './words.ts'

/** Names by which the reader of medicines and diseases calls a whole class of them. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['nsaid', 'a pain medicine of the NSAID kind (such as carprofen or meloxicam)'],
  ['steroid', 'a steroid (such as prednisone)'],
  ['methimazole', 'methimazole or a medicine like it'],
  ['immune blood disease', 'a disease in which the body attacks its own blood (such as IMHA or ITP)'],
])

const STEMS: ReadonlySet<string> = new Set([
  'allerg',
  'amput',
  'arthrit',
  'atop',
  'behavio',
  'calici',
  'cardio',
  'cardiomyopath',
  'chemo',
  'constipat',
  'diabet',
  'epilep',
  'food allerg',
  'hyperadreno',
  'hypoadreno',
  'immunosuppress',
  'incontinen',
  'laryn',
  'obes',
  'overgroom',
  'papillom',
  'seborrh',
  'sequestr',
  'trache',
  'tremb',
])

const inQuotes = (name: string): string => quoted(STEMS.has(name) ? `${name}…` : name)

export function knownPhrase(names: readonly string[]): string {
  const parts = names.filter((name) => !CLASSES.has(name)).map(inQuotes)
  return [
    ...(parts.length === 0 ? [] : [`has ${listed(parts)} in its name`]),
    ...names.flatMap((name) => CLASSES.get(name) ?? []).map((words) => `is ${words}`),
  ].join(', or ')
}

export const knownName = (name: string): string => CLASSES.get(name) ?? name
