import { breedGroupMembers } from '#domain/knowledge/breed-groups.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { allQuestions, questionsById } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import type { Entry, Kind, Reading, Target } from './tell/entry.ts'
import { doseWorks } from './entries/published-doses.ts'
import { standingWords } from './reviews/as-text.ts'
import { standingOf } from './reviews/reviews.ts'
import type { Reviews } from './reviews/reviews.ts'
import { figureWords, findingWords, sourceOf } from './tell/words.ts'

const PLACES: Readonly<Record<Kind, string>> = {
  rule: 'domain/knowledge/rules',
  atlas: 'domain/knowledge/atlas',
  home: 'domain/knowledge/staying-home.yaml',
  condition: 'domain/knowledge/conditions',
  dose: 'domain/knowledge/doses',
  substance: 'domain/knowledge/substances',
  'first-aid': 'domain/knowledge/care/first-aid',
  care: 'domain/knowledge/care',
  question: 'domain/knowledge/questions',
  'what-if': 'domain/knowledge/what-ifs.yaml',
  told: 'domain/knowledge/notes',
  words: 'domain/knowledge/notes',
  turn: 'domain/knowledge/notes/turns',
}

const REVIEWS = 'domain/knowledge/reviews.json'

/** By the id of an entry; only of those that are written in a file of many. */
type Places = ReadonlyMap<string, string>

function placeOf({ id, kind }: Entry, places: Places): string {
  const place = places.get(id)
  return place === undefined ? PLACES[kind] : `domain/knowledge/${place}`
}

export const problemsIn = (entries: readonly Entry[], places: Places = new Map()): readonly string[] => [
  ...entries
    .filter(({ id }, place) => entries.findIndex((other) => other.id === id) !== place)
    .map(({ id, kind }) => `${PLACES[kind]}: ${id} stands here twice. Give one of them another id.`),
  ...entries.flatMap((entry) => [
    ...new Set(
      entry.reads.flatMap((reading) =>
        unknownIn(reading, entry.kind).map((what) => `${placeOf(entry, places)}: ${entry.id} names ${what}.`),
      ),
    ),
  ]),
]

export const lostVerdicts = (entries: readonly Entry[], reviews: Reviews): readonly string[] => {
  const ids = new Set(entries.map(({ id }) => id))
  return Object.keys(reviews)
    .filter((id) => !ids.has(id))
    .map((id) => `${REVIEWS}: there is no entry ${id}. Take its verdict out, or give the entry its old id.`)
}

export const openVerdicts = (entries: readonly Entry[], reviews: Reviews): readonly string[] =>
  entries.flatMap((entry) => {
    const standing = standingOf(entry, reviews)
    switch (standing.is) {
      case 'open':
      case 'agreed':
        return []
      case 'changed':
        return [`${REVIEWS}: ${entry.id}: ${standingWords(standing)} Have it read and signed again.`]
      case 'objected':
        return [`${REVIEWS}: ${entry.id}: ${standingWords(standing)} Change it, and have it signed again.`]
    }
  })

type Known = (id: string, kind: Kind) => boolean

const families: ReadonlySet<string> = new Set(EMERGENCY_FAMILIES)
const conditions: ReadonlySet<string> = new Set(allConditions.map(({ id }) => id))

const KNOWN: Readonly<Record<Target, Known>> = {
  question: (id) => questionsById.has(id),
  symptom: (id) => symptomsByValue.has(id),
  figure: (id) => figureWords(id) !== undefined,
  'breed group': (id) => Object.hasOwn(breedGroupMembers.dog, id),
  'kind of emergency': (id) => families.has(id),
  finding: (id) => findingWords(id).length > 0,
  condition: (id) => conditions.has(id),
  poison: (id) => toxinsById.has(id),
  source: (code, kind) => (kind === 'dose' ? Object.hasOwn(doseWorks, code) : sourceOf(code) !== undefined),
}

function unknownIn({ of, id, values = [] }: Reading, kind: Kind): readonly string[] {
  if (!KNOWN[of](id, kind)) return [`the ${of} "${id}", which does not exist`]
  if (of !== 'question') return []
  const options = allQuestions.find((question) => question.id === id)?.options
  return values
    .filter((value) => options !== undefined && !options.some((option) => option.value === value))
    .map((value) => `the option "${value}" of the question "${id}", which has no such option`)
}
