import type { EngineAnswer } from './assessment.ts'
import { composeAnswer } from './compose/compose-answer.ts'
import { decide } from './decide.ts'
import { computeDoses } from './doses/compute-doses.ts'
import { readFacts } from './facts.ts'
import type { Intake } from './intake.ts'
import { rankConditions } from './rank/rank-conditions.ts'

/**
 * The one way into the engine: from what an owner told us to a level with reasons, conditions and a plan.
 * Pure: the same intake on the same day gives the same answer, here, in the service and in the browser.
 */
export function assess(intake: Intake, now: Date): EngineAnswer {
  const facts = readFacts(intake, now)
  const doses = computeDoses(facts)
  const ranked = rankConditions(facts)
  return composeAnswer(facts, decide(facts, ranked, doses), ranked, doses)
}
