import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { KNOWLEDGE } from '../compile/read-knowledge.ts'
import { UnusableKnowledge, readYaml } from '../compile/read-written.ts'
import { NO_NAMES, namesOf, sourcesOf } from './names.ts'
import type { Names, Sources } from './names.ts'
import { NotationFault, expressionOf } from './notation.ts'
import {
  PHRASE_FIELDS,
  WrittenDrugs,
  WrittenFigures,
  WrittenFile,
  WrittenHazards,
  WrittenWords,
} from './written-lexicon.ts'
import type { WrittenEntry, WrittenPhrase } from './written-lexicon.ts'

/** An entry, and its phrases as the compiled module writes them. */
export type ReadEntry = {
  readonly entry: WrittenEntry
  readonly phrases: Readonly<Record<(typeof PHRASE_FIELDS)[number], Sources | undefined>>
}

/** Owners' words as their files write them. */
export type ReadLexicon = {
  readonly entries: readonly ReadEntry[]
  /** Groups of words that stay groups: phrases name them in braces. */
  readonly groups: ReadonlyMap<string, string>
  /** Expressions and lists that the module holds once. */
  readonly stories: ReadonlyMap<string, string>
  readonly drugs: ReadonlyMap<string, Sources>
  /** Phrases that tell of no finding, by the name of their list. */
  readonly others: ReadonlyMap<string, Sources>
}

type PlaceOf = (at: readonly PropertyKey[]) => string

/** Files that are no list of entries. */
const OTHERS = ['files', 'words', 'drug-names', 'figures', 'hazards']

/** Reads every file of owners' words; throws `UnusableKnowledge` with one line a fault. */
export function readLexicon(folder = KNOWLEDGE): ReadLexicon {
  const faults: string[] = []
  const tried = <Made>(otherwise: Made, place: () => string, make: () => Made): Made => {
    try {
      return make()
    } catch (fault) {
      if (fault instanceof NotationFault) faults.push(`${place()} ${fault.message}`)
      else if (fault instanceof UnusableKnowledge) faults.push(fault.message)
      else throw fault
      return otherwise
    }
  }
  const said = (phrases: readonly WrittenPhrase[], names: Names, placeOf: PlaceOf): Sources =>
    phrases.flatMap((phrase, index) =>
      tried(
        [],
        () => placeOf([index]),
        () => sourcesOf(phrase, names),
      ),
    )

  const files = readYaml(folder, 'notes/files.yaml', z.array(z.string())).value
  faults.push(...strangers(folder, files))

  const { value: written, placeOf: wordsAt } = readYaml(folder, 'notes/words.yaml', WrittenWords)
  const { word } = namesOf(written, NO_NAMES)
  const groups = new Map(
    Object.keys(written.words ?? {}).map((name) => [
      name.toLowerCase(),
      tried(
        '',
        () => wordsAt(['words', name]),
        () => word(name) ?? '',
      ),
    ]),
  )
  const inBraces: Names = {
    ...NO_NAMES,
    word: (name) => (groups.has(name.toLowerCase()) ? `{${name.toLowerCase()}}` : undefined),
  }
  const stories = new Map(
    Object.entries(written.stories ?? {}).map(([name, story]) => [
      name,
      tried(
        '',
        () => wordsAt(['stories', name]),
        () => expressionOf(story, inBraces.word),
      ),
    ]),
  )

  const { value: medicines, placeOf: medicinesAt } = readYaml(folder, 'notes/drug-names.yaml', WrittenDrugs)
  const drugs = new Map(
    Object.entries(medicines).map(([name, phrases]) => [
      name,
      said(phrases, { ...NO_NAMES, word }, (at) => medicinesAt([name, ...at])),
    ]),
  )

  const shared: Names = {
    word: (name) => inBraces.word(name) ?? asAlternatives(drugs.get(name)),
    alone: (name) => (stories.has(name) ? name : undefined),
    each: (name) => {
      const items = drugs.get(name)
      return items && { items, heldAs: name }
    },
  }
  const places = new Map<string, string>()
  const entries = files.flatMap((name) =>
    tried<readonly ReadEntry[]>(
      [],
      () => '',
      () => {
        const { value, placeOf } = readYaml(folder, `notes/${name}.yaml`, WrittenFile)
        const names = namesOf(value, shared)
        return value.entries.map((entry, index) => {
          const place = placeOf(['entries', index])
          const first = places.get(entry.id)
          if (first !== undefined) faults.push(`${place} ${entry.id} stands at ${first} already`)
          places.set(entry.id, place)
          const phrases = Object.fromEntries(
            PHRASE_FIELDS.map((field) => [
              field,
              entry[field] && said(entry[field], names, (at) => placeOf(['entries', index, field, ...at])),
            ]),
          )
          return { entry, phrases: phrases as ReadEntry['phrases'] }
        })
      },
    ),
  )

  const others = new Map<string, Sources>()
  for (const [file, schema] of [
    ['figures', WrittenFigures],
    ['hazards', WrittenHazards],
  ] as const) {
    const { value, placeOf } = readYaml<z.infer<typeof WrittenFigures> | z.infer<typeof WrittenHazards>>(
      folder,
      `notes/${file}.yaml`,
      schema,
    )
    const { words, ...lists } = value
    const names = namesOf({ words }, { ...NO_NAMES, word })
    for (const [list, phrases] of Object.entries(lists))
      others.set(
        list.toUpperCase(),
        said(phrases, names, (at) => placeOf([list, ...at])),
      )
  }
  if (faults.length > 0) throw new UnusableKnowledge(faults.join('\n'))
  return { entries, groups, stories, drugs, others }
}

/** The items of a list as alternatives. */
const asAlternatives = (items: Sources | undefined): string | undefined =>
  items === undefined ? undefined : `(?:${items.map((item) => String(JSON.parse(item))).join('|')})`

/** Files that lie in the folder and are not listed, which would be passed over in silence. */
const strangers = (folder: string, listed: readonly string[]): readonly string[] =>
  readdirSync(join(folder, 'notes'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''))
    .filter((name) => !listed.includes(name) && !OTHERS.includes(name))
    .map((name) => `notes/${name}.yaml is not listed in notes/files.yaml`)
