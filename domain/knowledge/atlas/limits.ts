import { questionsById } from '../questions.ts'
import type { AtlasEntry } from './entry.ts'

/** Parts of the names of diseases in which an ordinary sign may not be ordinary. */
export const DISEASES = [
  'diabet',
  'kidney',
  'renal',
  'heart',
  'cardiomyopathy',
  'addison',
  'hypoadreno',
  'cushing',
  'liver',
  'cancer',
  'tumor',
  'tumour',
  'lymphoma',
  'chemo',
  'immunosuppress',
  'hyperthyroid',
  'urinary block',
  'urethral obstruction',
  'pancreatitis',
  'megaesophagus',
] as const

/** The limit of a resting or sleeping breath rate in grown dogs and cats; above it nothing is ordinary. */
export const MOST_BREATHS = 30

export const isOfAnyTime = ({ onset }: AtlasEntry): boolean =>
  (questionsById.get('onset')?.options ?? []).every(
    ({ value }) => value === 'not_sure' || onset.includes(value),
  )
