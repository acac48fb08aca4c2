import { saidPlainly } from '../examples/said-plainly.ts'
import { namesUsed } from '../lexicon/names-used.ts'
import { readLexicon } from '../lexicon/read-lexicon.ts'
import type { ReadEntry } from '../lexicon/read-lexicon.ts'
import type { WrittenEntry, WrittenPhrase, WrittenWords } from '../lexicon/written-lexicon.ts'
import { readSigns } from '../signs/read-signs.ts'
import type { ReadSigns } from '../signs/read-signs.ts'
import type { WrittenSign, WrittenWay } from '../signs/written-signs.ts'
import { chapterOf } from '../tell/chapters.ts'
import type { Entry, Line, Part, Reading } from '../tell/entry.ts'
import { firstWays, namesPart } from '../tell/names.ts'
import type { Names } from '../tell/names.ts'
import { pointers, readingsOfSigns } from '../tell/readings.ts'
import { capital, quoted } from '../tell/words.ts'
import { groupEntries, groupsOfPhrases, linksOf } from '../told/group-entries.ts'
import { phraseText, textsOf } from '../told/phrase-text.ts'
import { countsPart, meaningPart } from '../told/told-meaning.ts'

const STORIES = readLexicon().written.words.stories ?? {}

export function toldEntries(): readonly Entry[] {
  const lexicon = readLexicon()
  const near = readSigns()
  const shared = groupsOfPhrases(lexicon)
  const findings = [
    ...lexicon.entries.map((read) => phrasesEntry(read, shared)),
    ...near.signs.map((sign) => nearEntry(sign, near.groups)),
  ]
  return [...told(findings), ...groupEntries(lexicon, near)]
}

type Finding = Pick<Entry, 'id' | 'parts' | 'content'> & { readonly of: WrittenEntry | WrittenSign }

/** Findings of one name are numbered, and each names the others. */
function told(findings: readonly Finding[]): readonly Entry[] {
  const said = saidPlainly()
  const byName = Map.groupBy(findings, ({ of }) => of.finding)
  return findings.map(({ id, of, parts, content }) => {
    const reads = readsOf(of.means)
    const ways = said.get(id) ?? []
    const name = capital(of.finding)
    const twins = byName.get(of.finding) ?? []
    const place = twins.findIndex((twin) => twin.id === id) + 1
    return {
      id,
      kind: 'told',
      title: twins.length === 1 ? name : `${name} (${place} of ${twins.length})`,
      page: chapterOf(reads),
      parts: [
        meaningPart(of),
        ...(ways.length === 0
          ? []
          : [
              {
                head: 'Shortest rows of words (put together by machine, no sentences; “…” is any ending or any word)',
                lines: [ways.map(quoted).join(', ')],
              },
            ]),
        ...othersPart(
          twins.filter((twin) => twin.id !== id),
          said,
        ),
        countsPart(of),
        ...parts,
      ],
      sources: [],
      reads,
      content,
    }
  })
}

function othersPart(
  others: readonly Finding[],
  said: ReadonlyMap<string, readonly string[]>,
): readonly Part[] {
  if (others.length === 0) return []
  return [
    {
      head: 'Other findings of this name; each counts by itself',
      lines: others.map(({ id }) => [id, ...(said.get(id) ?? []).map(quoted).slice(0, 2)].join(', ')),
    },
  ]
}

function phrasesEntry({ entry, own }: ReadEntry, shared: Names): Finding {
  const { phrases, unless = [], unless_said = [], only_said = [] } = entry
  const written = [phrases, unless, unless_said, only_said].flat().map(phraseText)
  const ownTexts = textsOf(own)
  const names = namesUsed(written, ownTexts)
  const all = namesUsed(written, { ...shared, ...ownTexts })
  const groups = Object.fromEntries(Object.entries(all).filter(([name]) => ownTexts[name] === undefined))
  const links = linksOf('words', groups)
  const part = (head: string, list: readonly string[]): readonly Part[] =>
    list.length === 0 ? [] : [{ head, lines: list, links }]
  const [inSentence, inNote] = [excuses(unless, own), excuses(unless_said, own)]
  return {
    id: `told.${entry.id}`,
    of: entry,
    parts: [
      ...part('Told by any one of these', phrases.map(phraseText)),
      ...part(
        entry.kind === 'exposure' || unless.some(isStory)
          ? 'Taken back by one of these in the same sentence'
          : 'Taken back by one of these in the same part of a sentence or the parts beside it',
        inSentence.takenBackBy,
      ),
      ...part('Only where the same sentence says one of these', inSentence.onlyWhere),
      ...part('Taken back where the note says one of these anywhere', inNote.takenBackBy),
      ...part('Only where the note says one of these somewhere', [
        ...only_said.map(phraseText),
        ...inNote.onlyWhere,
      ]),
      ...namesPart({ ...names, ...shortened(groups) }, links),
    ],
    content: { entry, names },
  }
}

type Excuses = { readonly takenBackBy: readonly string[]; readonly onlyWhere: readonly string[] }

/** A story with its meaning; where all a phrase says is that words stand nowhere, they are words the finding needs. */
function excuses(list: readonly WrittenPhrase[], own: WrittenWords): Excuses {
  const texts = list.map(phraseText)
  const stories = { ...STORIES, ...own.stories }
  return {
    takenBackBy: texts
      .filter((text) => needed(text) === undefined)
      .map((text) => {
        const story = stories[text]
        return story === undefined ? text : `${text}: ${story.tells}`
      }),
    onlyWhere: texts.flatMap((text) => needed(text) ?? []),
  }
}

function needed(text: string): string | undefined {
  const inside = /^\^ <nowhere (?<inside>.*)> \.\.\.\$$/s.exec(text)?.groups?.['inside']
  return inside === undefined || /> ?<somewhere|> ?<nowhere/.test(inside) ? undefined : inside
}

/** Of a whole sentence, by itself or by its name. */
const isStory = (phrase: WrittenPhrase): boolean =>
  typeof phrase === 'string' && (phrase.startsWith('^') || Object.hasOwn(STORIES, phrase))

const shortened = (groups: Names): Names =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, firstWays(text)]))

function nearEntry(sign: WrittenSign, groups: ReadSigns['groups']): Finding {
  const { says, unless = [], only_said: only = [] } = sign
  const written = [
    ...says.flatMap(({ near, not_beside: beside = [] }) => [
      ...near.map((words) => (typeof words === 'string' ? words : words.later)),
      ...beside,
    ]),
    ...unless,
    ...only,
  ]
  const names = namesUsed(written, groups)
  const links = linksOf('sign-words', groups)
  const part = (head: string, words: readonly string[]): readonly Part[] =>
    words.length === 0 ? [] : [{ head, lines: [words.join(' | ')], links }]
  return {
    id: `sign.${sign.id}`,
    of: sign,
    parts: [
      { head: 'Told where words stand near each other', lines: says.map(wayLine), links },
      ...part('Taken back by one of these in the same part of a sentence or the parts beside it', unless),
      ...part('Only where the note says one of these somewhere', only),
      ...namesPart(shortened(names), links),
    ],
    content: sign,
  }
}

const wayLine = ({ near, within = 9, not_beside, across_turns }: WrittenWay): Line => ({
  says:
    near.length === 1
      ? 'One of these:'
      : `One of each line, all within ${within} words${across_turns === true ? ', also with “but”, “because” or “if” between them' : ''}:`,
  of: [
    ...near.map((words) => (typeof words === 'string' ? words : `then, after those: ${words.later}`)),
    ...(not_beside === undefined ? [] : [`not beside: ${not_beside.join(' | ')}`]),
  ],
})

const readsOf = ({ answers, symptoms, keys = [] }: WrittenEntry['means']): readonly Reading[] => [
  ...readingsOfSigns({ ...(answers && { answers }), ...(symptoms && { symptoms }) }, 'tells of'),
  ...pointers('finding', keys, 'tells of'),
]
