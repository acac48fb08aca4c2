import type { z } from 'zod'
import { Faults, Places } from '../written/faults.ts'
import { KNOWLEDGE, listedIn, readYaml } from '../written/read-written.ts'
import { NO_NAMES, namesOf, sourcesOf } from './names.ts'
import type { Names, Sources } from './names.ts'
import type { Named } from './phrase-reader.ts'
import { atPlace, expressionOf } from './notation.ts'
import {
  PHRASE_FIELDS,
  WrittenDrugs,
  WrittenFigures,
  WrittenFile,
  WrittenHazards,
  WrittenWords,
} from './written-lexicon.ts'
import { storyFaults } from './story-faults.ts'
import type { WrittenEntry, WrittenPhrase } from './written-lexicon.ts'

export type ReadEntry = {
  readonly entry: WrittenEntry
  readonly own: WrittenWords
  readonly phrases: Readonly<Record<(typeof PHRASE_FIELDS)[number], Sources | undefined>>
}

/**
 * Phrases name `groups` in braces; the module holds `stories` once; `others` tell of no finding, by the name of their
 * list. `written` are the names for all files and the lists of medicines, as they are written.
 */
export type ReadLexicon = {
  readonly entries: readonly ReadEntry[]
  readonly groups: ReadonlyMap<string, string>
  readonly stories: ReadonlyMap<string, string>
  readonly drugs: ReadonlyMap<string, Sources>
  readonly others: ReadonlyMap<string, Sources>
  readonly written: {
    readonly words: WrittenWords
    readonly medicines: Readonly<Record<string, readonly WrittenPhrase[]>>
  }
}

type PlaceOf = (at: readonly PropertyKey[]) => string

const OTHERS = ['words', 'drug-names', 'figures', 'hazards', 'spelling', 'everyday']

/** Throws `UnusableKnowledge` with one line a fault. */
export function readLexicon(folder = KNOWLEDGE): ReadLexicon {
  const faults = new Faults()
  const tried = <Made>(otherwise: Made, place: () => string, make: () => Made): Made =>
    faults.tried(otherwise, () => atPlace(place, make))
  const said = (phrases: readonly WrittenPhrase[], names: Names, placeOf: PlaceOf): Sources =>
    phrases.flatMap((phrase, index) =>
      tried(
        [],
        () => placeOf([index]),
        () => sourcesOf(phrase, names),
      ),
    )

  const files = listedIn(folder, 'notes', faults, OTHERS)

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
  const storiesOf = (
    { stories: told = {} }: WrittenWords,
    word: Named,
    placeOf: PlaceOf,
  ): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(told).map(([name, story]) => {
        const place = (): string => placeOf(['stories', name])
        const expression = tried('', place, () => expressionOf(story.phrase, word))
        for (const fault of storyFaults(story, expression, groups)) faults.add(`${place()} ${name} ${fault}`)
        return [name, expression]
      }),
    )
  const stories = storiesOf(written, inBraces.word, wordsAt)

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
  const places = new Places(faults)
  const entries = files.flatMap((name) =>
    faults.tried<readonly ReadEntry[]>([], () => {
      const { value, placeOf } = readYaml(folder, `notes/${name}.yaml`, WrittenFile)
      const names = namesOf(value, shared)
      storiesOf(value, names.word, placeOf)
      return value.entries.map((entry, index) => {
        places.add(entry.id, placeOf(['entries', index]))
        const phrases = Object.fromEntries(
          PHRASE_FIELDS.map((field) => [
            field,
            entry[field] && said(entry[field], names, (at) => placeOf(['entries', index, field, ...at])),
          ]),
        )
        return { entry, own: value, phrases: phrases as ReadEntry['phrases'] }
      })
    }),
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
  faults.tell()
  return { entries, groups, stories, drugs, others, written: { words: written, medicines } }
}

const asAlternatives = (items: Sources | undefined): string | undefined =>
  items === undefined ? undefined : `(?:${items.map((item) => String(JSON.parse(item))).join('|')})`
