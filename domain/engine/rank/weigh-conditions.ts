import type { Facts } from '#domain/engine/read/facts.ts'
import type { ConditionKnowledge } from '#domain/knowledge/conditions/condition.ts'
import { prepareCondition, RATIO, START } from './evidence.ts'
import type { PreparedCondition, Token } from './evidence.ts'
import { findMarks, prepareMarks } from './marks.ts'
import type { Marks } from './marks.ts'
import { preparePets, weighPet } from './pet-fits.ts'
import type { PetKnowledge } from './pet-fits.ts'
import { indexPhrases, saidIn } from './said.ts'
import type { Clauses, PhraseIndex } from './said.ts'

const UNMET = 0.7
/** A strong symptom that was not chosen says more than an unticked option: owners choose what worries them. */
const UNMET_SYMPTOM = 0.4
const UNEXPLAINED = 0.45
const NOTHING_EXPLAINED = 0.1
const MARK_MISSING = 0.03

export type Findings = {
  readonly facts: Facts
  readonly clauses: Clauses
  /** The values of a question; undefined when nobody answered it. `sym` gives the symptoms. */
  readonly values: (question: string) => readonly string[] | undefined
  readonly symptoms: ReadonlySet<string>
}

type QuestionEvidence = {
  readonly question: string
  readonly hits: ReadonlyMap<string, Hits>
  readonly expected: Uint16Array
  readonly unmet: number
}

type Hits = { readonly places: Uint16Array; readonly ratios: Float64Array }

export type Ranking = {
  readonly conditions: readonly PreparedCondition[]
  readonly starts: Readonly<Record<'dog' | 'cat', Float64Array>>
  readonly pets: Readonly<Record<'dog' | 'cat', PetKnowledge>>
  readonly byQuestion: readonly QuestionEvidence[]
  readonly bySymptom: ReadonlyMap<string, readonly number[]>
  readonly marks: Marks
  readonly phrases: PhraseIndex<{ readonly at: number; readonly ratio: number }>
  /** Numbers by condition that are needed only while weights are worked out; nothing in them outlives that. */
  readonly scratch: {
    readonly strongest: Float64Array
    readonly words: Float64Array
    readonly explained: Uint8Array
    readonly marked: Uint8Array
  }
}

export function* prepareRanking(knowledge: readonly ConditionKnowledge[]): Generator<void, Ranking> {
  const conditions: PreparedCondition[] = []
  for (const one of knowledge) {
    if (conditions.length % AT_ONCE === 0) yield
    conditions.push(prepareCondition(one))
  }
  const tokens = conditions.flatMap(({ byQuestion }, at) =>
    [...byQuestion.values()].flat().map((token) => ({ ...token, at })),
  )
  const explained = conditions.flatMap(({ explains }, at) =>
    [...explains].map((symptom) => ({ symptom, at })),
  )
  yield
  const byQuestion: QuestionEvidence[] = []
  for (const [question, list] of Map.groupBy(tokens, (token) => token.question)) {
    byQuestion.push(evidenceOf(question, list))
    yield
  }
  const bySymptom = new Map(
    [...Map.groupBy(explained, ({ symptom }) => symptom)].map(([symptom, list]) => [
      symptom,
      list.map(({ at }) => at),
    ]),
  )
  yield
  const starts = { dog: startsFor('dog', conditions), cat: startsFor('cat', conditions) }
  const pets = { dog: preparePets('dog', knowledge), cat: preparePets('cat', knowledge) }
  const marks = prepareMarks(conditions)
  yield
  const phrases = yield* indexPhrases(
    conditions.flatMap(({ said }, at) => said.map(({ phrase, ratio }) => ({ phrase, of: { at, ratio } }))),
  )
  return {
    conditions,
    starts,
    pets,
    byQuestion,
    bySymptom,
    marks,
    scratch: {
      strongest: new Float64Array(conditions.length).fill(1),
      words: new Float64Array(conditions.length),
      explained: new Uint8Array(conditions.length),
      marked: new Uint8Array(conditions.length),
    },
    phrases,
  }
}

const AT_ONCE = 50

const startsFor = (pet: 'dog' | 'cat', conditions: readonly PreparedCondition[]): Float64Array =>
  Float64Array.from(conditions, ({ knowledge: { species, commonness } }) =>
    species === undefined || species === pet ? START[commonness] : 0,
  )

function evidenceOf(
  question: string,
  tokens: readonly (Token & { readonly at: number })[],
): QuestionEvidence {
  const hits = tokens.flatMap(({ at, ratio, values }) => values.map((value) => ({ value, at, ratio })))
  const strong = tokens.filter(({ ratio }) => ratio >= RATIO['++']).map(({ at }) => at)
  return {
    question,
    hits: new Map(
      [...Map.groupBy(hits, ({ value }) => value)].map(([value, list]) => [
        value,
        {
          places: Uint16Array.from(list, ({ at }) => at),
          ratios: Float64Array.from(list, ({ ratio }) => ratio),
        },
      ]),
    ),
    expected: Uint16Array.from(new Set(strong)),
    unmet: question === 'sym' ? UNMET_SYMPTOM : UNMET,
  }
}

/** The weight of every condition for this pet, in their order, 0 where it cannot be; and how much words speak for it. */
export function weighConditions(
  ranking: Ranking,
  findings: Findings,
): { readonly weights: Float64Array; readonly words: Float64Array } {
  const { facts, symptoms, clauses, values } = findings
  const { words, strongest } = ranking.scratch
  const weights = ranking.starts[facts.species].slice()
  weighPet(ranking.pets[facts.species], facts, facts.intake.pet.breed?.toLowerCase() ?? '', weights)
  for (const evidence of ranking.byQuestion) {
    const given = values(evidence.question)
    if (given !== undefined && given.length > 0) weighAnswer(evidence, given, weights, strongest)
  }
  words.fill(1)
  for (const { at, ratio } of saidIn(clauses, ranking.phrases)) words[at] = Math.max(ratio, words[at] ?? 1)
  weighSymptoms(ranking, symptoms, weights)
  weighMarks(ranking, values, weights)
  return { weights, words: words.slice() }
}

function weighSymptoms(
  { bySymptom, scratch: { explained, words } }: Ranking,
  symptoms: ReadonlySet<string>,
  weights: Float64Array,
): void {
  explained.fill(0)
  for (const symptom of symptoms)
    for (const at of bySymptom.get(symptom) ?? []) explained[at] = (explained[at] ?? 0) + 1
  const leftOpen: number[] = []
  for (let open = 0; open <= symptoms.size; open += 1) leftOpen.push(UNEXPLAINED ** open)
  for (let at = 0; at < weights.length; at += 1) {
    const known = explained[at] ?? 0
    const factor =
      (words[at] ?? 1) * (leftOpen[symptoms.size - known] ?? 1) * (known === 0 ? NOTHING_EXPLAINED : 1)
    scale(weights, at, factor)
  }
}

function weighMarks(
  { marks, scratch: { marked, words } }: Ranking,
  valuesOf: Findings['values'],
  weights: Float64Array,
): void {
  findMarks(marks, valuesOf, marked)
  const { places, inWords } = marks
  for (let place = 0; place < places.length; place += 1) {
    const at = places[place] ?? 0
    const isSaid = inWords[place] === 1 && (words[at] ?? 1) > 1
    if (marked[at] !== 1 && !isSaid) scale(weights, at, MARK_MISSING)
  }
}

function scale(weights: Float64Array, at: number, factor: number): void {
  weights[at] = (weights[at] ?? 0) * factor
}

/**
 * Each question counts once: the finding that says most, or the silence of a strong one that was asked for.
 * `strongest` is 1 everywhere before and after.
 */
function weighAnswer(
  { hits, expected, unmet }: QuestionEvidence,
  values: readonly string[],
  weights: Float64Array,
  strongest: Float64Array,
): void {
  for (const value of values) {
    const hit = hits.get(value)
    if (hit === undefined) continue
    const { places, ratios } = hit
    for (let place = 0; place < places.length; place += 1) {
      const at = places[place] ?? 0
      const ratio = ratios[place] ?? 1
      if (saysMore(ratio, strongest[at] ?? 1)) strongest[at] = ratio
    }
  }
  if (!values.includes('not_sure')) {
    for (let place = 0; place < expected.length; place += 1) {
      const at = expected[place] ?? 0
      if (strongest[at] === 1) scale(weights, at, unmet)
    }
  }
  for (const value of values) {
    const places = hits.get(value)?.places
    if (places === undefined) continue
    for (let place = 0; place < places.length; place += 1) {
      const at = places[place] ?? 0
      scale(weights, at, strongest[at] ?? 1)
      strongest[at] = 1
    }
  }
}

const saysMore = (a: number, b: number): boolean => (a < 1 ? 1 / a : a) > (b < 1 ? 1 / b : b)
