import { sources } from '#domain/knowledge/compiled/sources.ts'
import type { BreedGroup } from '#domain/logic/breed-group.ts'
import { answerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import { lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import { signs } from '#domain/knowledge/compiled/notes/signs.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { Source } from '#domain/knowledge/source.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { Cited } from './entry.ts'

/** A sentence for owners with "your pet" in place of the name. */
export const withoutName = (text: string): string =>
  text.replaceAll(/(^|[.?!] |“)\{petName\}/g, '$1Your pet').replaceAll('{petName}', 'your pet')

/** The text with a capital letter at its start. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The words in quotation marks. */
export const quoted = (text: string): string => `“${text}”`

/** "a", "a or b", "a, b or c". */
export const listed = (words: readonly string[], joint: 'and' | 'or' = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`

/** The level as owners know it. */
export const levelWords = (level: Urgency): string => capital(answerWords.levelByRules[level])

/** A question as its owner sees it; an unknown one by its id. */
export const questionWords = (id: string): string =>
  quoted(withoutName(questionsById.get(id)?.question ?? id))

/** An option as its owner sees it; an unknown one by its value. */
export function optionWords(question: string, value: string): string {
  const option = questionsById.get(question)?.options?.find((each) => each.value === value)
  return quoted(withoutName(option?.label ?? value))
}

/** A symptom as its owner ticks it; an unknown one by its value. */
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

/** What a figure in the owner's own words is; undefined for one that a question asks for, or that nobody knows. */
export const figureWords = (id: string): string | undefined => FIGURE_WORDS.get(id)

/** What the reader of notes knows owners to tell of, in phrases or in groups of words. */
export const toldFindings = [...lexicon, ...signs]

const findingsByKey = Map.groupBy(
  toldFindings.flatMap(({ finding, means: { keys = [] } }) => keys.map((key) => ({ key, finding }))),
  ({ key }) => key,
)

/** What the reader of notes tells of under a key, in plain names; empty for a key it does not know. */
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

/** The name of a group of breeds; an unknown group by its id. */
export const breedWords = (group: string): string => groupWords.get(group) ?? group

const familyCalls = new Map(Object.entries(firstAid).map(([family, { callSay }]) => [family, callSay]))

/** A kind of emergency as its owner tells the clinic; an unknown one by its id. */
export const familyWords = (family: string): string => familyCalls.get(family) ?? family

/** An age in whole months, in years where it is whole years of two or more. */
export const ageWords = (months: number): string =>
  months >= 24 && months % 12 === 0
    ? `${months / 12} years`
    : `${months} ${months === 1 ? 'month' : 'months'}`

const sourcesByCode: ReadonlyMap<string, Source> = new Map(Object.entries(sources))

/** The work behind a code; undefined for a code nobody knows. */
export const sourceOf = (code: string): Source | undefined => sourcesByCode.get(code)

/** The works behind these codes, each once, as far as they are known. */
export const sourcesOf = (codes: readonly string[]): readonly Cited[] =>
  [...new Set(codes)].flatMap((code) => {
    const source = sourceOf(code)
    return source === undefined ? [] : [{ ...source, code }]
  })

/** Words that end as a sentence does. */
export const sentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`)
