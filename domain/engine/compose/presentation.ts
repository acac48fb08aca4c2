import { phrases, symptomPhrases, writtenPhrases } from '#domain/knowledge/compiled/catalogues/phrases.ts'
import type { Phrase } from '#domain/knowledge/questions/phrase.ts'
import { allQuestions } from '#domain/knowledge/questions.ts'
import { THINGS } from '#domain/knowledge/things-question.ts'
import { substancesById } from '#domain/substances/all-substances.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { paragraph, petName, spoken } from './wording.ts'

const ONSET = 'onset'
const IN_A_SENTENCE = 3
const WORDS_IN_A_SENTENCE = 16

type Read = readonly { readonly quote: string; readonly finding: string }[]

type Told = { readonly question: string; readonly phrase: Phrase }

/** What was not answered is not told, neither as ill nor as well. */
export function presentation(facts: Facts, readFromNotes: Read): string {
  const told = toldBy(facts)
  const she = pronounOf(facts)
  const begun = phrases[ONSET]?.options[facts.values(ONSET)?.[0] ?? '']
  const leading = told.filter(({ phrase }) => isLead(phrase, facts))
  const rest = told.filter((entry) => !leading.includes(entry))
  const asUsual = wordsOf(rest, 'usual').toReversed()
  const notKnown = [...(begun?.tells === 'unsure' ? [begun.words] : []), ...wordsOf(told, 'unsure')]
  const sentences = [
    ...leadSentences(facts, leading, begun),
    ...framedSentences(rest, she, (question) => question === 'danger_signs'),
    ...grouped(wordsOf(rest, 'does')).map((words) => `${she} ${listed(words)}`),
    ...framedSentences(rest, she, (question) => question !== 'danger_signs'),
    ...(asUsual.length > 0 ? [`${she} ${listed(asUsual)} as usual`] : []),
    ...wordsOf(rest, 'says'),
    ...(notKnown.length > 0 ? [`Not known: ${listed(notKnown)}`] : []),
    ...written(facts),
    ...readSentences(readFromNotes),
  ]
  return paragraph(sentences.map((sentence) => spoken(sentence, petName(facts))))
}

function readSentences(read: Read): readonly string[] {
  const firstOfEach = new Map(read.toReversed().map(({ finding, quote }) => [finding, quote]))
  const findings = [...firstOfEach].toReversed().map(([finding, quote]) => `${finding} (“${quote}”)`)
  return findings.length === 0 ? [] : [`Read in the notes: ${findings.join('; ')}`]
}

function pronounOf({ intake: { pet } }: Facts): string {
  if (pet.gender === 'female') return 'she'
  if (pet.gender === 'male') return 'he'
  return pet.name.trim() || 'it'
}

const toldBy = (facts: Facts): readonly Told[] =>
  allQuestions.flatMap(({ id }) =>
    // When it began leads the others, and is told with them.
    (id === ONSET ? [] : (facts.values(id) ?? [])).flatMap((value) => {
      const phrase = phrases[id]?.options[value]
      return phrase === undefined ? [] : [{ question: id, phrase }]
    }),
  )

const isLead = ({ insteadOf }: Phrase, { symptoms }: Facts): boolean =>
  insteadOf !== undefined && symptoms.has(insteadOf)

function leadSentences(facts: Facts, leading: readonly Told[], begun: Phrase | undefined): readonly string[] {
  const exact = leading.map(({ phrase }) => phrase)
  const replaced = new Set(exact.map(({ insteadOf }) => insteadOf))
  const plain = [...facts.symptoms].filter((symptom) => !replaced.has(symptom))
  const [only] = exact
  if (begun?.follows !== undefined && only?.once !== undefined && exact.length === 1 && plain.length === 0)
    return [`${petName(facts)} ${only.once}, ${begun.follows}`]
  const words = [
    ...exact.map((phrase) => phrase.words),
    ...plain.map((symptom) => symptomPhrases[symptom] ?? ''),
  ]
  const she = pronounOf(facts)
  return [
    ...grouped(words).map((group, at) => `${at === 0 ? petName(facts) : she} ${listed(group)}`),
    ...(begun?.tells === 'says' ? [begun.words] : []),
  ]
}

function framedSentences(
  told: readonly Told[],
  she: string,
  isWanted: (question: string) => boolean,
): readonly string[] {
  const parts = Map.groupBy(
    told.filter(({ question, phrase }) => phrase.tells === 'part' && isWanted(question)),
    ({ question }) => question,
  )
  return [...parts].map(([question, list]) =>
    (phrases[question]?.frame ?? '{list}')
      .replaceAll('{she}', () => she)
      .replace('{list}', () => listed(list.map(({ phrase }) => phrase.words))),
  )
}

const wordsOf = (told: readonly Told[], tells: Phrase['tells']): readonly string[] =>
  told.filter(({ phrase }) => phrase.tells === tells).map(({ phrase }) => phrase.words)

function written(facts: Facts): readonly string[] {
  return allQuestions.flatMap(({ id }) => {
    const frame = writtenPhrases[id]
    const values = facts.values(id)
    if (frame === undefined || values === undefined) return []
    const words = id === THINGS ? values.map((value) => substancesById.get(value)?.name ?? value) : values
    return [frame.replace('{told}', () => words.join('; '))]
  })
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  if (before.length === 0) return last
  const holdsLists = words.some((part) => / and |,/.test(part))
  const between = holdsLists && before.length > 1 ? '; ' : ', '
  return `${before.join(between)}${holdsLists ? between.trim() : ''} and ${last}`
}

function grouped(words: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = []
  for (const part of words) {
    const last = groups.at(-1)
    const isFull =
      last === undefined ||
      last.length === IN_A_SENTENCE ||
      [...last, part].join(' ').split(' ').length > WORDS_IN_A_SENTENCE
    if (isFull) groups.push([part])
    else last.push(part)
  }
  return groups
}
