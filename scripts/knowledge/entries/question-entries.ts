import { breedGroupMembers, breedGroupSources } from '#domain/knowledge/breed-groups.ts'
import { phrases, symptomPhrases, writtenPhrases } from '#domain/knowledge/compiled/catalogues/phrases.ts'
import { allQuestions } from '#domain/knowledge/questions.ts'
import type { Question, QuestionOption } from '#domain/knowledge/questions/question.ts'
import { symptomCategories, symptomNote } from '#domain/knowledge/compiled/catalogues/symptoms.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import { BREED_GROUPS, breedGroupPart } from './breed-parts.ts'
import { readingsOfShown } from '../tell/readings.ts'
import { tellShown } from '../tell/shown.ts'
import { capital, optionWords, quoted, sourcesOf, withoutName } from '../tell/words.ts'

export const questionEntries = (): readonly Entry[] => [
  symptomList(),
  ...allQuestions.map(questionEntry),
  breedGroups(),
]

const unsourced = { kind: 'question', page: 'questions', sources: [] } as const

const symptomList = (): Entry => ({
  ...unsourced,
  id: 'question.symptoms',
  title: 'The list of symptoms an owner ticks first',
  parts: [
    { head: 'Note under the list', lines: [quoted(symptomNote)] },
    ...symptomCategories.map(({ label, description, symptoms }) => ({
      head: `${label}: ${description}`,
      lines: symptoms.map(({ value, label: name, description: help }) => ({
        says: `${quoted(name)}: ${help}`,
        of: [`Told in the answer as: the pet ${symptomPhrases[value] ?? '(nothing)'}.`],
      })),
    })),
  ],
  reads: [],
  content: { symptomCategories, symptomNote, symptomPhrases },
})

function questionEntry(question: Question): Entry {
  const { id, options = [], condition, why, required, type } = question
  const how: Readonly<Record<Question['type'], string>> = {
    select: 'one option is chosen',
    multiselect: 'any number of options may be ticked',
    number: 'a number is typed',
    text: 'a few words are typed',
    textarea: 'own words are typed',
    things: 'things are chosen from the list of things a pet may eat or touch',
  }
  return {
    ...unsourced,
    id: `question.${id}`,
    title: withoutName(question.question),
    parts: [
      { head: 'Why it is asked', lines: [quoted(withoutName(why))] },
      {
        head: 'How it is answered',
        lines: [
          `${capital(how[type])}; ${required ? 'it must be answered' : 'it may be left out'}.${range(question)}`,
        ],
      },
      {
        head: 'Who is asked it',
        lines: condition === undefined ? ['Everybody.'] : [tellShown(condition)],
      },
      ...toldPart(question, options),
    ],
    reads: condition === undefined ? [] : readingsOfShown(condition),
    content: { question, phrases: phrases[id] ?? writtenPhrases[id] },
  }
}

function range({ min, max, unit }: Question): string {
  if (min === undefined && max === undefined) return ''
  return ` From ${min ?? 'any number'} to ${max ?? 'any number'}${unit === undefined ? '' : ` ${unit}`}.`
}

function toldPart({ id }: Question, options: readonly QuestionOption[]): readonly Part[] {
  if (options.length === 0) {
    const told = writtenPhrases[id]
    return told === undefined
      ? []
      : [{ head: 'Told in the answer as', lines: [quoted(told.replace('{told}', '…'))] }]
  }
  return [
    {
      head: 'Options, and how the answer tells each',
      lines: options.map((option) => tellOption(id, option)),
    },
  ]
}

function tellOption(id: string, { value, exclusive, onlySpecies, onlySex, alert }: QuestionOption): Line {
  const of = [
    ...(alert === undefined ? [] : ['The page warns as soon as it is ticked.']),
    ...(exclusive === true ? ['Clears the other options.'] : []),
    ...(onlySpecies === undefined ? [] : [`Only shown for ${onlySpecies}s.`]),
    ...(onlySex === undefined ? [] : [`Only shown for ${onlySex}s.`]),
    toldAs(id, value),
  ]
  return { says: `${optionWords(id, value)}.`, of }
}

function toldAs(id: string, value: string): string {
  const phrase = phrases[id]?.options[value]
  if (phrase === undefined) return 'Told as: nothing.'
  const { tells, words } = phrase
  switch (tells) {
    case 'does':
    case 'usual':
      return `Told as: the pet ${words}${tells === 'usual' ? ' as usual' : ''}.`
    case 'part':
      return `Told as: ${quoted((phrases[id]?.frame ?? '{list}').replace('{list}', words).replace('{she}', 'the pet'))}`
    case 'says':
      return `Told as: ${quoted(words)}`
    case 'unsure':
      return `Told as not known: ${words}.`
  }
}

const breedGroups = (): Entry => ({
  ...unsourced,
  id: 'question.breed-groups',
  title: 'Groups of breeds that rules speak of',
  parts: BREED_GROUPS.map(breedGroupPart),
  sources: sourcesOf(breedGroupSources),
  reads: breedGroupSources.map((id) => ({ of: 'source', id })),
  content: breedGroupMembers,
})
