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

/** All conditions, ordered so that only what was answered and written is looked at. */
export type Ranking = {
  readonly conditions: readonly PreparedCondition[]
  readonly byQuestion: ReadonlyMap<
    string,
    readonly { readonly at: number; readonly tokens: readonly Token[] }[]
  >
  readonly bySymptom: ReadonlyMap<string, readonly number[]>
  readonly marked: readonly number[]
  readonly phrases: PhraseIndex<{ readonly at: number; readonly ratio: number }>
}

/** Orders the conditions by question, by symptom and by word, once, at load. */
export function prepareRanking(conditions: readonly PreparedCondition[]): Ranking {
  const entries = conditions.flatMap(({ byQuestion }, at) =>
    [...byQuestion].map(([question, tokens]) => ({ question, at, tokens })),
  )
  const explained = conditions.flatMap(({ explains }, at) =>
    [...explains].map((symptom) => ({ symptom, at })),
  )
  return {
    conditions,
    byQuestion: Map.groupBy(entries, ({ question }) => question),
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

/** The weight of every condition for this pet, in their order; 0 where it cannot be. */
export function weighConditions(ranking: Ranking, findings: Findings): Float64Array {
  const { conditions, byQuestion, bySymptom, marked, phrases } = ranking
  const { facts, symptoms, clauses } = findings
  const breed = facts.intake.pet.breed?.toLowerCase() ?? ''
  const weights = new Float64Array(conditions.length)
  const scale = (at: number, factor: number): void => {
    weights[at] = (weights[at] ?? 0) * factor
  }
  conditions.forEach(({ knowledge }, at) => {
    if (knowledge.species !== undefined && knowledge.species !== facts.species) return
    weights[at] = START[knowledge.commonness] * petFactor(knowledge, facts, breed)
  })
  for (const [question, entries] of byQuestion) {
    const values = findings.values(question)
    if (values === undefined || values.size === 0) continue
    for (const { at, tokens } of entries) scale(at, ratioOf(tokens, values))
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
function ratioOf(tokens: readonly Token[], values: ReadonlySet<string>): number {
  for (const { ratio, values: wanted } of tokens) {
    for (const value of wanted) if (values.has(value)) return ratio
  }
  if (values.has('not_sure')) return 1
  for (const { ratio, question } of tokens) {
    if (ratio >= RATIO['++']) return question === 'sym' ? UNMET_SYMPTOM : UNMET
  }
  return 1
}

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
