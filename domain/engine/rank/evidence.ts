import type { Commonness, ConditionKnowledge } from '#domain/knowledge/conditions/condition.ts'
import { phraseOf } from './said.ts'
import type { Phrase } from './said.ts'
import { symptomsBehind } from './symptoms-behind.ts'

/** Start weight before anything is known; within general practice, relative to all visits. */
export const START: Readonly<Record<Commonness, number>> = { common: 1, uncommon: 0.2, rare: 0.04 }

/** Likelihood ratios of a finding; judgement, not measured. */
export const RATIO = { '++': 6, '+': 2, '-': 0.5, '--': 0.15 } as const

type Sign = keyof typeof RATIO
export type Token = { readonly ratio: number; readonly question: string; readonly values: readonly string[] }

export type PreparedCondition = {
  readonly knowledge: ConditionKnowledge
  readonly byQuestion: ReadonlyMap<string, readonly Token[]>
  readonly said: readonly { readonly ratio: number; readonly phrase: Phrase }[]
  readonly explains: ReadonlySet<string>
  /** Answers of which one is needed before the condition is worth naming; empty when none is. */
  readonly marks: readonly Token[]
}

const signOf = (text: string): Sign =>
  text.startsWith('++') ? '++' : text.startsWith('+') ? '+' : text.startsWith('--') ? '--' : '-'

const weightOf = ({ ratio }: Token): number => Math.abs(Math.log(ratio))

const tokenOf = (text: string): Token => {
  const sign = signOf(text)
  const [question = '', values = ''] = text.slice(text.startsWith(sign) ? sign.length : 0).split(':')
  return { ratio: RATIO[sign], question, values: values.split(',') }
}

export function prepareCondition(knowledge: ConditionKnowledge): PreparedCondition {
  const tokens = knowledge.evidence.map(tokenOf).sort((a, b) => weightOf(b) - weightOf(a))
  const { needs } = knowledge
  return {
    knowledge,
    byQuestion: Map.groupBy(tokens, ({ question }) => question),
    said: (knowledge.said ?? []).map((text) => {
      const sign = signOf(text)
      return { ratio: RATIO[sign], phrase: phraseOf(text.slice(sign.length)) }
    }),
    explains: new Set([
      ...(knowledge.explains ?? []),
      ...tokens
        .filter(({ ratio }) => ratio > 1)
        .flatMap(({ question, values }) => values.flatMap((value) => symptomsBehind(question, value))),
    ]),
    marks: needs !== undefined && 'answer' in needs ? needs.answer.map(tokenOf) : [],
  }
}
