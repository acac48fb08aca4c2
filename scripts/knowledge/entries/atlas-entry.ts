import type { AtlasEntry } from '#domain/knowledge/atlas/entry.ts'
import { CHAPTERS } from '../tell/chapters.ts'
import type { Entry } from '../tell/entry.ts'
import { knownPhrase } from '../tell/known-names.ts'
import { pointers, readingsOfSigns } from '../tell/readings.ts'
import { tellRuledOut, tellSigns } from '../tell/signs.ts'
import { ageWords, breedWords, listed, optionWords, quoted, sourcesOf } from '../tell/words.ts'

export const atlasEntry = (entry: AtlasEntry): Entry => ({
  id: entry.id,
  kind: 'atlas',
  title: entry.name,
  page: entry.systems[0] ?? 'general',
  parts: [
    { head: 'Told to the owner', lines: [quoted(entry.because)] },
    { head: 'Who', lines: [whoOf(entry)] },
    {
      head: `It may explain answers about: ${entry.systems.map((system) => CHAPTERS[system].toLowerCase()).join('; ')}`,
      lines: tellSigns(entry.explains),
    },
    {
      head: 'It may have begun',
      lines: [`${listed(entry.onset.map((value) => optionWords('onset', value)))}.`],
    },
    ...(entry.only === undefined
      ? []
      : [
          {
            head: 'Only where these, as far as they are asked, are answered so',
            lines: tellSigns({ answers: entry.only }),
          },
        ]),
    ...(entry.never === undefined
      ? []
      : [{ head: 'Ruled out by any one of these', lines: tellRuledOut(entry.never) }]),
    { head: 'The owner must find all of this true', lines: entry.confirm.map(quoted) },
    { head: 'Must be told from', lines: [entry.twin] },
    { head: 'When to see a vet all the same', lines: [quoted(entry.returnWhen)] },
    { head: 'How owners put it', lines: [`${entry.words.map(quoted).join(', ')}.`] },
  ],
  sources: sourcesOf(entry.sources),
  reads: [
    ...readingsOfSigns(entry.explains, 'explains'),
    { of: 'question', id: 'onset', values: entry.onset, as: 'allows' },
    ...readingsOfSigns({ answers: entry.only ?? {} }, 'allows only'),
    ...readingsOfSigns(entry.never ?? {}, 'is ruled out by'),
    ...pointers('breed group', entry.breeds ?? [], 'is for'),
    ...pointers('source', entry.sources),
  ],
  content: entry,
})

function whoOf({
  species,
  ageMonths: { from, under },
  sex,
  intact,
  breeds,
  knownAs,
  evenWith,
}: AtlasEntry): string {
  const age = [
    ...(from === 0 ? [] : [`from ${ageWords(from)} of age`]),
    ...(under === null ? [] : [`younger than ${ageWords(under)}`]),
  ]
  return `${[
    species === undefined ? 'Dogs and cats' : species === 'dog' ? 'Dogs' : 'Cats',
    age.length === 0 ? 'of any age' : age.join(' and '),
    ...(sex === undefined ? [] : [`only ${sex}s`]),
    ...(intact === undefined ? [] : [intact ? 'not spayed or neutered' : 'spayed or neutered']),
    ...(breeds === undefined ? [] : [`of the ${listed(breeds.map(breedWords))}`]),
    ...(knownAs === undefined ? [] : [`with a known disease that ${knownPhrase(knownAs)}`]),
    ...(evenWith === undefined ? [] : [`also with a known disease that ${knownPhrase(evenWith)}`]),
  ].join(', ')}.`
}
