import { z } from 'zod/mini'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import type { ConditionKnowledge } from '#domain/knowledge/conditions/condition.ts'
import { Suggestion } from '#domain/logic/suggestion.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'

/**
 * All a language model may say about a pet. Lengths are not part of it: words that are too long or unfit are left
 * out one by one, so that they cannot take a raised level down with them.
 */
export const Opinion = z.object({
  /** How urgent the model finds it. Less urgent than the rules counts as agreeing with them. */
  level: z.enum(URGENCIES),
  /** One sentence for the owner, as `noticed` is one or two; empty when there is nothing. */
  reason: z.string(),
  noticed: z.string(),
  conditions: z.array(z.string()),
  suggestions: z.pipe(
    z.transform((given: unknown) =>
      Array.isArray(given) ? given.filter((each) => Suggestion.safeParse(each).success) : [],
    ),
    z.array(Suggestion),
  ),
})
export type Opinion = z.infer<typeof Opinion>

export const conditionsOf = (species: 'dog' | 'cat'): readonly ConditionKnowledge[] =>
  allConditions.filter((condition) => condition.species === undefined || condition.species === species)
