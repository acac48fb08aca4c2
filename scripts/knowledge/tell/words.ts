import { sources } from '#domain/knowledge/compiled/sources.ts'
import type { BreedGroup } from '#domain/logic/breed-group.ts'
import { answerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import { lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import { signs } from '#domain/knowledge/compiled/notes/signs.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { Source } from '#domain/knowledge/source.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { Cited } from './entry.ts'

export const withoutName = (text: string): string =>
  text.replaceAll(/(^|[.?!] |“)\{petName\}/g, '$1Your pet').replaceAll('{petName}', 'your pet')

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const quoted = (text: string): string => `“${text}”`

export const listed = (words: readonly string[], joint: 'and' | 'or' = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`

export const levelWords = (level: Urgency): string => capital(answerWords.levelByRules[level])

export const withLevelWords = (note: string): string =>
  URGENCIES.reduce((text, level) => text.replaceAll(level, answerWords.levelByRules[level]), note).replaceAll(
    ' => ',
    ': ',
  )

export const questionWords = (id: string): string =>
  quoted(withoutName(questionsById.get(id)?.question ?? id))

export function optionWords(question: string, value: string): string {
  const option = questionsById.get(question)?.options?.find((each) => each.value === value)
  return quoted(withoutName(option?.label ?? value))
}

export const symptomWords = (value: string): string => quoted(symptomsByValue.get(value)?.label ?? value)

/** Figures that no question asks for: the owner writes them, or tells what a clinic or device measured. */
const FIGURE_WORDS: ReadonlyMap<string, string> = new Map([
  ['resp_rate_usual', 'the usual count of breaths a minute at rest'],
  ['heart_rate', 'the heartbeats a minute'],
  ['refill_seconds', 'the seconds until pressed gums are pink again (capillary refill)'],
  ['oxygen_percent', 'the oxygen in the blood, in percent'],
  ['red_cell_percent', 'the red cells in the blood (PCV or hematocrit), in percent'],
  ['glucose_mg_dl', 'the blood sugar in mg/dL'],
])

export const figureWords = (id: string): string | undefined => FIGURE_WORDS.get(id)

export const toldFindings = [...lexicon, ...signs]

const findingsByKey = Map.groupBy(
  toldFindings.flatMap(({ finding, means: { keys = [] } }) => keys.map((key) => ({ key, finding }))),
  ({ key }) => key,
)

/** In plain names; empty for a key that the reader of notes does not know. */
export const findingWords = (key: string): readonly string[] => [
  ...new Set(findingsByKey.get(key)?.map(({ finding }) => finding)),
]

const GROUP_WORDS: Readonly<Record<BreedGroup, string>> = {
  brachycephalic: 'flat-faced breeds',
  deep_chested: 'deep-chested breeds',
  toy: 'toy breeds',
  chondrodystrophic: 'breeds with a long back and short legs',
}
const groupWords: ReadonlyMap<string, string> = new Map(Object.entries(GROUP_WORDS))

export const breedWords = (group: string): string => groupWords.get(group) ?? group

const familyCalls = new Map(Object.entries(firstAid).map(([family, { callSay }]) => [family, callSay]))

export const familyWords = (family: string): string => familyCalls.get(family) ?? family

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export function ageWords(months: number): string {
  if (months === 0) return 'less than a month'
  if (months < 24) return counted(months, 'month')
  const years = counted(Math.floor(months / 12), 'year')
  return months % 12 === 0 ? years : `${years} and ${counted(months % 12, 'month')}`
}

const POUNDS_IN_A_KG = 2.2046

export function weightWords(kg: number): string {
  const pounds = kg * POUNDS_IN_A_KG
  return `${kg} kg (${Number(pounds.toFixed(pounds < 10 ? 1 : 0))} pounds)`
}

const sourcesByCode: ReadonlyMap<string, Source> = new Map(Object.entries(sources))

export const sourceOf = (code: string): Source | undefined => sourcesByCode.get(code)

export const sourcesOf = (codes: readonly string[]): readonly Cited[] =>
  [...new Set(codes)].flatMap((code) => {
    const source = sourceOf(code)
    return source === undefined ? [] : [{ ...source, code }]
  })

export const sentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`)
