import type { AtlasEntry } from '#domain/knowledge/atlas/entry.ts'
import { isOfAnyTime } from '#domain/knowledge/atlas/limits.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { CHAPTERS } from '../tell/chapters.ts'
import type { Entry, Reading } from '../tell/entry.ts'
import { knownPhrase } from '../tell/known-names.ts'
import { pointers, readingsOfSigns } from '../tell/readings.ts'
import { tellRuledOut, tellSigns } from '../tell/signs.ts'
import { breedParts } from './breed-parts.ts'
import { explainedBy } from './explainers.ts'
import { ageWords, breedWords, listed, optionWords, quoted, sentence, sourcesOf } from '../tell/words.ts'

export const atlasEntry = (entry: AtlasEntry): Entry => ({
  id: entry.id,
  kind: 'atlas',
  title: entry.name,
  page: entry.systems[0] ?? 'general',
  parts: [
    { head: 'Told to the owner', lines: [quoted(entry.because)] },
    { head: 'Who', lines: [whoOf(entry)] },
    {
      head: `Vet-visit rules it may set aside (${entry.systems.map((system) => CHAPTERS[system].toLowerCase()).join('; ')})`,
      lines: [rulesWords(explainedBy(entry.id))],
    },
    {
      head: 'It explains these, and at least one of them must be ticked or answered',
      lines: tellSigns(entry.explains),
    },
    { head: 'It may have begun', lines: [sentence(begunWords(entry))] },
    ...(entry.only === undefined
      ? []
      : [
          {
            head: 'If one of these questions is asked, its answer must be this; one left open will not do',
            lines: tellSigns({ answers: entry.only }),
          },
        ]),
    ...(entry.never === undefined
      ? []
      : [{ head: 'Ruled out by any one of these', lines: tellRuledOut(entry.never) }]),
    { head: 'The owner must find all of this true', lines: entry.confirm.map(quoted) },
    { head: 'Must be told apart from', lines: [entry.twin] },
    { head: 'When to see a vet all the same', lines: [quoted(entry.returnWhen)] },
    { head: 'How owners put it', lines: [`${entry.words.map(quoted).join(', ')}.`] },
    ...breedParts(breedReads(entry)),
  ],
  sources: sourcesOf(entry.sources),
  reads: [
    ...readingsOfSigns(entry.explains, 'explains'),
    { of: 'question', id: 'onset', values: entry.onset, as: 'allows' },
    ...readingsOfSigns({ answers: entry.only ?? {} }, 'allows only'),
    ...readingsOfSigns(entry.never ?? {}, 'is ruled out by'),
    ...breedReads(entry),
    ...pointers('source', entry.sources),
  ],
  content: entry,
})

const rulesWords = (rules: readonly string[]): string =>
  rules.length === 0
    ? 'None so far. Where the owner confirms it, it is named first among the possible conditions, and an emergency that rested on words of the note alone, and that the owner denied, may end as home care.'
    : sentence(rules.join(', '))

const breedReads = ({ breeds = [] }: AtlasEntry): readonly Reading[] =>
  pointers('breed group', breeds, 'is for')

const BEGINNINGS = (questionsById.get('onset')?.options ?? []).map(({ value }) => value)

const begunWords = (entry: AtlasEntry): string =>
  isOfAnyTime(entry)
    ? 'At any time, known or not'
    : listed(
        BEGINNINGS.filter((value) => entry.onset.includes(value)).map((value) => optionWords('onset', value)),
      )

function whoOf({
  species,
  ageMonths: { from, under },
  sex,
  intact,
  breeds,
  knownAs,
  evenWith,
}: AtlasEntry): string {
  return `${[
    species === undefined ? 'Dogs and cats' : species === 'dog' ? 'Dogs' : 'Cats',
    ageSpan(from, under),
    ...sexWords(sex, intact),
    ...(breeds === undefined ? [] : [`of the ${listed(breeds.map(breedWords))}`]),
    ...(knownAs === undefined ? [] : [`only with a known disease that ${knownPhrase(knownAs)}`]),
    ...(evenWith === undefined ? [] : [`even with a known disease that ${knownPhrase(evenWith)}`]),
  ].join(', ')}.`
}

function ageSpan(from: number, under: number | null): string {
  if (under === null) return from === 0 ? 'of any age' : `from ${ageWords(from)} of age`
  return from === 0
    ? `younger than ${ageWords(under)}`
    : `from ${ageWords(from)} up to ${ageWords(under)} of age`
}

function sexWords(sex: AtlasEntry['sex'], intact: AtlasEntry['intact']): readonly string[] {
  if (sex === undefined)
    return intact === undefined
      ? []
      : [intact ? 'only pets not known to be spayed or neutered' : 'only spayed or neutered pets']
  if (intact === undefined) return [`only ${sex}s`]
  if (intact) return [`only ${sex}s not known to be ${sex === 'female' ? 'spayed' : 'neutered'}`]
  return [sex === 'female' ? 'only spayed females' : 'only neutered males']
}
