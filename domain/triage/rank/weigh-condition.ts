import type { Commonness, ConditionKnowledge, PetFit } from '#domain/knowledge/conditions/condition.ts'
import type { Facts } from '#domain/triage/facts.ts'
import { isSaid, phraseOf } from './said.ts'
import type { Clauses, Phrase } from './said.ts'
import { symptomsBehind } from './symptoms-behind.ts'

/** Start weight before anything is known; within general practice, relative to all visits. */
const START: Readonly<Record<Commonness, number>> = { common: 1, uncommon: 0.2, rare: 0.04 }

/** Likelihood ratios of a finding, and of a strong finding that was asked for and is not there. */
export const RATIO = { '++': 6, '+': 2, '-': 0.5, '--': 0.15 } as const
const UNMET = 0.7
/** A strong symptom that was not chosen says more than an unticked option: owners choose what worries them. */
const UNMET_SYMPTOM = 0.4
/** A chosen symptom that the condition does not explain. */
const UNEXPLAINED = 0.45
const NOTHING_EXPLAINED = 0.15
const PRONE = 2
const PRONE_MOST = 4
const UNLIKELY = 0.3
/** A condition whose own mark is missing is named only when nothing else fits. */
const MARK_MISSING = 0.03

type Sign = keyof typeof RATIO
type Token = { readonly sign: Sign; readonly question: string; readonly values: ReadonlySet<string> }

/** A condition with its evidence parsed, once, at load. */
export type PreparedCondition = {
  readonly knowledge: ConditionKnowledge
  readonly byQuestion: readonly (readonly [string, readonly Token[]])[]
  readonly said: readonly { readonly ratio: number; readonly phrase: Phrase }[]
  readonly explains: ReadonlySet<string>
  readonly mark: Token | null
}

const signOf = (text: string): Sign =>
  text.startsWith('++') ? '++' : text.startsWith('+') ? '+' : text.startsWith('--') ? '--' : '-'

const tokenOf = (text: string): Token => {
  const sign = signOf(text)
  const [question = '', values = ''] = text.slice(text.startsWith(sign) ? sign.length : 0).split(':')
  return { sign, question, values: new Set(values.split(',')) }
}

/** Parses the evidence of a condition. */
export function prepareCondition(knowledge: ConditionKnowledge): PreparedCondition {
  const tokens = knowledge.evidence.map(tokenOf)
  const questions = [...new Set(tokens.map(({ question }) => question))]
  const { needs } = knowledge
  return {
    knowledge,
    byQuestion: questions.map((id) => [id, tokens.filter(({ question }) => question === id)]),
    said: (knowledge.said ?? []).map((text) => {
      const sign = signOf(text)
      return { ratio: RATIO[sign], phrase: phraseOf(text.slice(sign.length)) }
    }),
    explains: new Set([
      ...(knowledge.explains ?? []),
      ...tokens
        .filter(({ sign }) => sign.startsWith('+'))
        .flatMap(({ question, values }) => [...values].flatMap((value) => symptomsBehind(question, value))),
    ]),
    mark: needs !== undefined && 'answer' in needs ? tokenOf(needs.answer) : null,
  }
}

/** What the ranking looks at: ticked answers and the owner's own words together. */
export type Findings = {
  readonly facts: Facts
  readonly clauses: Clauses
  /** The values of a question; undefined when nobody answered it. `sym` gives the symptoms. */
  readonly values: (question: string) => ReadonlySet<string> | undefined
  readonly symptoms: ReadonlySet<string>
}

/** The weight of one condition for this pet; 0 when it cannot be. */
export function weighCondition(condition: PreparedCondition, findings: Findings): number {
  const { knowledge, byQuestion, explains } = condition
  const { facts } = findings
  if (knowledge.species !== undefined && knowledge.species !== facts.species) return 0
  const said = strongestWord(condition, findings.clauses)
  let weight = START[knowledge.commonness] * petFactor(knowledge, facts) * said
  for (const [question, tokens] of byQuestion) weight *= ratioOf(tokens, findings.values(question))
  let explained = 0
  for (const symptom of findings.symptoms) if (explains.has(symptom)) explained += 1
  weight *= UNEXPLAINED ** (findings.symptoms.size - explained)
  if (explained === 0) weight *= NOTHING_EXPLAINED
  return hasMark(condition, findings, said > 1) ? weight : weight * MARK_MISSING
}

/** Each question counts once: the finding that says most, or the silence of a strong one that was asked for. */
function ratioOf(tokens: readonly Token[], values: ReadonlySet<string> | undefined): number {
  if (values === undefined || values.size === 0) return 1
  let best = 1
  for (const { sign, values: wanted } of tokens) {
    if (intersects(wanted, values) && Math.abs(Math.log(RATIO[sign])) > Math.abs(Math.log(best)))
      best = RATIO[sign]
  }
  if (best !== 1 || values.has('not_sure')) return best
  const strong = tokens.find(({ sign }) => sign === '++')
  if (strong === undefined) return 1
  return strong.question === 'sym' ? UNMET_SYMPTOM : UNMET
}

const intersects = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const value of b) if (a.has(value)) return true
  return false
}

function strongestWord({ said }: PreparedCondition, clauses: Clauses): number {
  if (clauses.words.size === 0) return 1
  let best = 1
  for (const { ratio, phrase } of said) if (ratio > best && isSaid(clauses, phrase)) best = ratio
  return best
}

function hasMark(
  { knowledge: { needs }, mark }: PreparedCondition,
  findings: Findings,
  said: boolean,
): boolean {
  if (needs === undefined) return true
  if (mark === null) return said
  const values = findings.values(mark.question)
  if (values !== undefined && intersects(mark.values, values)) return true
  return 'orWords' in needs && said
}

function petFactor({ prone, unlikely }: ConditionKnowledge, facts: Facts): number {
  let factor = 1
  for (const fit of prone ?? []) if (petFits(fit, facts)) factor *= fit.factor ?? PRONE
  factor = Math.min(factor, PRONE_MOST)
  for (const fit of unlikely ?? []) if (petFits(fit, facts)) factor *= fit.factor ?? UNLIKELY
  return factor
}

/** True when every part of the description is known to fit this pet. */
export function petFits(fit: PetFit, facts: Facts): boolean {
  const { pet } = facts.intake
  const breed = pet.breed?.toLowerCase() ?? ''
  const { ageMonths, weightKg } = facts
  return (
    (fit.species === undefined || fit.species === facts.species) &&
    (fit.breeds === undefined || fit.breeds.some((part) => breed.includes(part))) &&
    (fit.groups === undefined || fit.groups.some((group) => facts.breedGroups.has(group))) &&
    (fit.notGroups === undefined || !fit.notGroups.some((group) => facts.breedGroups.has(group))) &&
    (fit.sex === undefined || fit.sex === pet.gender) &&
    (fit.neutered === undefined || fit.neutered === (pet.isNeutered ?? undefined)) &&
    (fit.minMonths === undefined || (ageMonths !== null && ageMonths >= fit.minMonths)) &&
    (fit.maxMonths === undefined || (ageMonths !== null && ageMonths < fit.maxMonths)) &&
    (fit.minKg === undefined || (weightKg !== null && weightKg >= fit.minKg)) &&
    (fit.maxKg === undefined || (weightKg !== null && weightKg < fit.maxKg)) &&
    (fit.known === undefined || fit.known.some((word) => facts.knownConditions.includes(word)))
  )
}
