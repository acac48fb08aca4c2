import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? []

const SHORTEST_STEM = 3

const without = (word: string, ending: RegExp, put = ''): string => {
  const rest = word.replace(ending, put)
  return rest.length >= SHORTEST_STEM ? rest : word
}

const stemOf = (word: string): string => {
  const bare = without(without(word, /['’]s?$/), /i(?:es|ed)$/, 'y')
  return without(without(without(bare, /(?:ing|ed|es|s)$/), /e$/), /(.)\1$/, '$1')
}

const OBSERVING = `a an and as at both but for he her here him his in is it its near of on once one or she since so still than
  that the their them then there these they this those to too two up was were when where which while with yet your
  photo picture note notes say tell told show seen see look appear keep hang stand lie sit sleep walk run turn bend hide
  drool drip shake tremble stumble cry whine pant gape shut close open edge bottom top side upper lower inside outside
  old young sleepy quiet thin heavy bright dull raw crusty shiny sticky puffy sunken uneven odd strange unusual clear
  bee wasp sting bike car trash toy string thread bone stick ball`

const known: ReadonlySet<string> = new Set(
  [
    OBSERVING,
    ...[...symptomsByValue.values()].map(({ label }) => label),
    ...questions.flatMap(({ question, options, quickAnswers }) => [
      question,
      ...(quickAnswers ?? []),
      ...(options ?? []).map(({ label }) => label),
    ]),
    ...rules.map(({ because }) => because),
    ...lexicon.map(({ finding }) => finding),
  ]
    .flatMap(wordsIn)
    .map(stemOf),
)

export function hasOnlyKnownWords(text: string, said: string): boolean {
  const theirs = new Set(wordsIn(said).map(stemOf))
  return wordsIn(text).every((word) => known.has(stemOf(word)) || theirs.has(stemOf(word)))
}

/** Names of diseases of more than one word; a single word, such as "seizure", may also be what was seen. */
const diseases: readonly string[] = allConditions
  .flatMap(({ name }) => name.toLowerCase().split(/[(),/]| or /))
  .map((name) => name.trim())
  .filter((name) => name.includes(' '))

export function namesDisease(text: string, said: string): boolean {
  const [plain, heard] = [text.toLowerCase(), said.toLowerCase()]
  return diseases.some((name) => plain.includes(name) && !heard.includes(name))
}
