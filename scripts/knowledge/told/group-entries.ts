import { namesUsed } from '../lexicon/names-used.ts'
import { namesIn } from '../lexicon/phrase-reader.ts'
import { PHRASE_FIELDS } from '../lexicon/written-lexicon.ts'
import type { WrittenStory } from '../lexicon/written-lexicon.ts'
import type { ReadLexicon } from '../lexicon/read-lexicon.ts'
import type { ReadSigns } from '../signs/read-signs.ts'
import type { WrittenSign } from '../signs/written-signs.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import type { Names } from '../tell/names.ts'
import { quoted } from '../tell/words.ts'
import { GROUP_MEANINGS, SIGN_GROUP_MEANINGS } from './group-meanings.ts'
import { phraseText, textsOf } from './phrase-text.ts'

/** Groups for all files of phrases, medicines included, by name. */
export const groupsOfPhrases = ({ written: { words, medicines } }: ReadLexicon): Names => ({
  ...textsOf(words),
  ...Object.fromEntries(
    Object.entries(medicines).map(([name, phrases]) => [name, phrases.map(phraseText).join(' | ')]),
  ),
})

export const linksOf = (prefix: 'words' | 'sign-words', groups: Names): ReadonlyMap<string, string> =>
  new Map(Object.keys(groups).map((name) => [name, `${prefix}.${name}`]))

type Role = 'makes' | 'takes back' | 'is needed'

type Use = { readonly by: string; readonly role: Role; readonly texts: readonly string[] }

const ROLE_WORDS: Readonly<Record<Role, (ids: string) => string>> = {
  makes: (ids) => `Its words are among those by which these findings are told: ${ids}.`,
  'takes back': (ids) => `Its words take these findings back: ${ids}.`,
  'is needed': (ids) => `One of its words must stand in the note for these to count: ${ids}.`,
}

export function groupEntries(lexicon: ReadLexicon, near: ReadSigns): readonly Entry[] {
  const { words, medicines } = lexicon.written
  const phrases = groupsOfPhrases(lexicon)
  const ofPhrases = usesBy(phrases, lexicon.entries.flatMap(usesInPhrases))
  const ofSigns = usesBy(near.groups, near.signs.flatMap(usesInSign))
  return [
    ...Object.entries(textsOf({ words: words.words })).map(([name, text]) =>
      groupEntry(`words.${name}`, name, GROUP_MEANINGS[name], [text], ofPhrases(name), text),
    ),
    ...Object.entries(words.stories ?? {}).map(([name, story]) => storyEntry(name, story, ofPhrases(name))),
    ...Object.entries(medicines).map(([name, list]) =>
      groupEntry(`words.${name}`, name, GROUP_MEANINGS[name], list.map(phraseText), ofPhrases(name), list),
    ),
    ...Object.entries(near.groups).map(([name, text]) =>
      groupEntry(
        `sign-words.${name}`,
        `${name} (for words that stand near each other)`,
        SIGN_GROUP_MEANINGS[name],
        [text],
        ofSigns(name),
        text,
      ),
    ),
  ]
}

function groupEntry(
  id: string,
  title: string,
  meaning: string | undefined,
  lines: readonly string[],
  uses: readonly Line[],
  content: unknown,
): Entry {
  return {
    ...ofWords,
    id,
    title: meaning === undefined ? title : `${title}: ${meaning}`,
    parts: [{ head: 'One of', lines }, usesPart(uses)],
    content,
  }
}

const ofWords = { kind: 'words', page: 'owners-words', sources: [], reads: [] } as const

const usesPart = (uses: readonly Line[]): Part => ({
  head: 'What its words do',
  lines: uses.length === 0 ? ['No finding uses it by itself.'] : uses,
})

const storyEntry = (name: string, story: WrittenStory, uses: readonly Line[]): Entry => ({
  ...ofWords,
  id: `words.${name}`,
  title: `${name}: a story of ${story.tells}`,
  parts: [
    { head: 'It is told in', lines: story.such.map(quoted) },
    { head: 'It is not told in', lines: story.not_such.map(quoted) },
    usesPart(uses),
    { head: 'How it is written', lines: [story.phrase] },
  ],
  content: story,
})

const ROLE_OF_FIELD = {
  phrases: 'makes',
  unless: 'takes back',
  unless_said: 'takes back',
  only_said: 'is needed',
} as const satisfies Record<(typeof PHRASE_FIELDS)[number], Role>

const usesInPhrases = ({ entry, own }: ReadLexicon['entries'][number]): readonly Use[] =>
  PHRASE_FIELDS.map((field) => {
    const texts = (entry[field] ?? []).map(phraseText)
    return {
      by: `told.${entry.id}`,
      role: ROLE_OF_FIELD[field],
      texts: [...texts, ...Object.values(namesUsed(texts, textsOf(own)))],
    }
  })

const usesInSign = ({ id, says, unless = [], only_said: only = [] }: WrittenSign): readonly Use[] => [
  {
    by: `sign.${id}`,
    role: 'makes',
    texts: says.flatMap(({ near }) => near.map((one) => (typeof one === 'string' ? one : one.later))),
  },
  {
    by: `sign.${id}`,
    role: 'takes back',
    texts: [...unless, ...says.flatMap(({ not_beside: beside = [] }) => beside)],
  },
  { by: `sign.${id}`, role: 'is needed', texts: only },
]

/** By the name of a group: who uses it and for what; those that use it inside another group are told there. */
function usesBy(groups: Names, uses: readonly Use[]): (name: string) => readonly Line[] {
  const users = new Map<string, Map<Role, Set<string>>>()
  for (const { by, role, texts } of uses)
    for (const name of texts.flatMap(namesIn)) {
      const ofName = users.get(name) ?? new Map<Role, Set<string>>()
      users.set(name, ofName)
      ofName.set(role, (ofName.get(role) ?? new Set()).add(by))
    }
  return (name) => {
    const inside = Object.keys(groups).filter((other) => namesIn(groups[other] ?? '').includes(name))
    return [
      ...[...(users.get(name) ?? [])].map(([role, ids]) => ROLE_WORDS[role](shownIds([...ids]))),
      ...(inside.length === 0 ? [] : [`It is part of the group ${inside.join(', ')}.`]),
    ]
  }
}

const MOST = 40

const shownIds = (ids: readonly string[]): string =>
  ids.length <= MOST ? ids.join(', ') : `${ids.slice(0, MOST).join(', ')} and ${ids.length - MOST} more`
