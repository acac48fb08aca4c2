import type { CheckKind } from '#domain/engine/answer/check-question.ts'
import { substances } from '#domain/knowledge/compiled/substances.ts'
import type { Substance } from '#domain/knowledge/substances/substance.ts'
import { mildlyTold } from '#domain/engine/ask/moves.ts'
import { offerableEntries } from '#domain/engine/ask/near-entries.ts'
import { offerableThings } from '#domain/engine/ask/products-for.ts'
import { dangersOf } from '#domain/engine/ask/suggested.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import type { Intake } from '#domain/logic/intake.ts'

export type Choice = { readonly id: string; readonly name: string }

export type Choices = {
  readonly normal: readonly Choice[]
  readonly product: readonly string[]
  readonly reading: readonly Choice[]
}

type Case = { readonly intake: Intake; readonly now: Date; readonly answer: EngineAnswer }

const NONE: Choices = { normal: [], product: [], reading: [] }

/**
 * What could be asked about this case if a language model suggested it. Nothing is once the short questions were answered.
 * Something ordinary or harmless is worth naming only beside a question of the engine about such things.
 */
export function choicesFor({ intake, now, answer }: Case): Choices {
  if (isAnswered(intake) || answer.summary.severity === 'er_urgent') return NONE
  const facts = readFacts(intake, now)
  const asks = (kind: CheckKind): boolean => answer.summary.questions.some((each) => each.kind === kind)
  const isWorthNaming = (thing: Substance): boolean =>
    asks('product') || thing[facts.species].level === 'er_urgent'
  return {
    normal: asks('normal') ? offerableEntries(mildlyTold(facts)).map(({ id, name }) => ({ id, name })) : [],
    product: offerableThings(facts, substances.filter(isWorthNaming)).map(({ id }) => id),
    reading: dangersOf(intake.pet).map(({ value, label }) => ({ id: value, name: label })),
  }
}

export const isAnswered = ({ clarifications = {} }: Intake): boolean => Object.keys(clarifications).length > 0
