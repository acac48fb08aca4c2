import type { Facts } from '#domain/triage/facts.ts'
import { RATIO, START } from './evidence.ts'
import type { PreparedCondition, Token } from './evidence.ts'
import { petFactor } from './pet-fits.ts'
import { indexPhrases, saidIn } from './said.ts'
import type { Clauses, PhraseIndex } from './said.ts'

/** A strong finding that was asked for and is not there. */
const UNMET = 0.7
/** A strong symptom that was not chosen says more than an unticked option: owners choose what worries them. */
const UNMET_SYMPTOM = 0.4
/** A chosen symptom that the condition does not explain. */
const UNEXPLAINED = 0.45
const NOTHING_EXPLAINED = 0.1
/** A condition whose own mark is missing is named only when nothing else fits. */
const MARK_MISSING = 0.03

/** What the ranking looks at: ticked answers and the owner's own words together. */
export type Findings = {
  readonly facts: Facts
  readonly clauses: Clauses
  /** The values of a question; undefined when nobody answered it. `sym` gives the symptoms. */
  readonly values: (question: string) => ReadonlySet<string> | undefined
  readonly symptoms: ReadonlySet<string>
}

/** What the answers to one question mean. */
type QuestionEvidence = {
  /** By answer: the conditions it speaks for or against, as places in the list. */
  readonly hits: ReadonlyMap<string, readonly { readonly at: number; readonly ratio: number }[]>
  /** Conditions that strongly expect one of its answers, and what it means when none was given. */
  readonly expected: readonly { readonly at: number; readonly unmet: number }[]
}

/** All conditions, ordered so that only what was answered and written is looked at. */
export type Ranking = {
  readonly conditions: readonly PreparedCondition[]
  readonly byQuestion: ReadonlyMap<string, QuestionEvidence>
  readonly bySymptom: ReadonlyMap<string, readonly number[]>
  readonly marked: readonly number[]
  readonly phrases: PhraseIndex<{ readonly at: number; readonly ratio: number }>
}

/** Orders the conditions by question, by symptom and by word, once, at load. */
export function prepareRanking(conditions: readonly PreparedCondition[]): Ranking {
  const tokens = conditions.flatMap(({ byQuestion }, at) =>
    [...byQuestion.values()].flat().map((token) => ({ ...token, at })),
  )
  const explained = conditions.flatMap(({ explains }, at) =>
    [...explains].map((symptom) => ({ symptom, at })),
  )
  return {
    conditions,
    byQuestion: new Map(
      [...Map.groupBy(tokens, ({ question }) => question)].map(([question, list]) => [
        question,
        evidenceOf(list),
      ]),
    ),
    bySymptom: new Map(
      [...Map.groupBy(explained, ({ symptom }) => symptom)].map(([symptom, list]) => [
        symptom,
        list.map(({ at }) => at),
      ]),
    ),
    marked: conditions.flatMap(({ knowledge: { needs } }, at) => (needs === undefined ? [] : [at])),
    phrases: indexPhrases(
      conditions.flatMap(({ said }, at) => said.map(({ phrase, ratio }) => ({ phrase, of: { at, ratio } }))),
    ),
  }
}

function evidenceOf(tokens: readonly (Token & { readonly at: number })[]): QuestionEvidence {
  const hits = tokens.flatMap(({ at, ratio, values }) => values.map((value) => ({ value, at, ratio })))
  const strong = new Map(tokens.filter(({ ratio }) => ratio >= RATIO['++']).map((token) => [token.at, token]))
  return {
    hits: Map.groupBy(hits, ({ value }) => value),
    expected: [...strong.values()].map(({ at, question }) => ({
      at,
      unmet: question === 'sym' ? UNMET_SYMPTOM : UNMET,
    })),
  }
}

/** The weight of every condition for this pet, in their order; 0 where it cannot be. */
export function weighConditions(ranking: Ranking, findings: Findings): Float64Array {
  const { conditions, byQuestion, bySymptom, marked, phrases } = ranking
  const { facts, symptoms, clauses } = findings
  const breed = facts.intake.pet.breed?.toLowerCase() ?? ''
  const weights = new Float64Array(conditions.length)
  const strongest = new Float64Array(conditions.length).fill(1)
  const scale = (at: number, factor: number): void => {
    weights[at] = (weights[at] ?? 0) * factor
  }
  conditions.forEach(({ knowledge }, at) => {
    if (knowledge.species !== undefined && knowledge.species !== facts.species) return
    weights[at] = START[knowledge.commonness] * petFactor(knowledge, facts, breed)
  })
  for (const [question, evidence] of byQuestion) {
    const values = findings.values(question)
    if (values !== undefined && values.size > 0) weighAnswer(evidence, values, scale, strongest)
  }
  const words = new Float64Array(conditions.length).fill(1)
  for (const { at, ratio } of saidIn(clauses, phrases)) words[at] = Math.max(ratio, words[at] ?? 1)
  const explained = new Uint8Array(conditions.length)
  for (const symptom of symptoms)
    for (const at of bySymptom.get(symptom) ?? []) explained[at] = (explained[at] ?? 0) + 1
  conditions.forEach((_, at) => {
    const known = explained[at] ?? 0
    scale(
      at,
      (words[at] ?? 1) * UNEXPLAINED ** (symptoms.size - known) * (known === 0 ? NOTHING_EXPLAINED : 1),
    )
  })
  for (const at of marked) {
    const condition = conditions[at]
    if (condition !== undefined && !hasMark(condition, findings, (words[at] ?? 1) > 1))
      scale(at, MARK_MISSING)
  }
  return weights
}

/** Each question counts once: the finding that says most, or the silence of a strong one that was asked for. */
function weighAnswer(
  { hits, expected }: QuestionEvidence,
  values: ReadonlySet<string>,
  scale: (at: number, factor: number) => void,
  strongest: Float64Array,
): void {
  const touched: number[] = []
  for (const value of values) {
    for (const { at, ratio } of hits.get(value) ?? []) {
      if (saysMore(ratio, strongest[at] ?? 1)) strongest[at] = ratio
      touched.push(at)
    }
  }
  if (!values.has('not_sure')) {
    for (const { at, unmet } of expected) if (strongest[at] === 1) scale(at, unmet)
  }
  for (const at of touched) {
    scale(at, strongest[at] ?? 1)
    strongest[at] = 1
  }
}

/** A ratio of 6 says more than one of 0.5, and one of 0.15 more than either. */
const saysMore = (a: number, b: number): boolean => Math.max(a, 1 / a) > Math.max(b, 1 / b)

function hasMark(
  { knowledge: { needs }, mark }: PreparedCondition,
  findings: Findings,
  said: boolean,
): boolean {
  if (needs === undefined) return true
  if (mark === null) return said
  const values = findings.values(mark.question)
  if (values !== undefined && mark.values.some((value) => values.has(value))) return true
  return 'orWords' in needs && said
}
