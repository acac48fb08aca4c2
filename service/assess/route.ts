import type { Handler } from 'hono'
import type { AssessBody } from '#contract/assess/assess.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'
import { answerQuestion } from '#service/assess/answer-question.ts'
import { fingerprintOf } from '#service/assess/fingerprint.ts'
import { readQuestion } from '#service/assess/read-question.ts'
import { runOnce, type Outcome } from '#service/assess/run-once.ts'
import { LIMITS, rateLimit } from '#service/http/caller/rate-limit.ts'
import { newRequestId } from '#service/http/request/request-id.ts'

const bodyOf = (answer: EngineAnswer, requestId: string): AssessBody => ({
  request_id: requestId,
  model_used: answer.assessment.modelUsed,
  ragMetadata: {
    source: 'knowledge_base',
    sourceCount: answer.assessment.ragSources.length,
    sourceName: 'Pawlight clinical knowledge base',
  },
  assessment: answer.assessment,
  summary: answer.summary,
})

/** POST /v1/assess: no Authorization header is needed or read. */
export const assessHandlers = (deps: Deps): readonly Handler<AppEnv>[] => [
  rateLimit({ limit: LIMITS.assess, factor: deps.rateLimitFactor, clock: deps.clock }),
  async (c) => {
    const { key, read, now } = await readQuestion(c, deps, deps.secondOpinion?.seesPhotos)
    const runId = newRequestId(now)
    const requestId = c.get('requestId') ?? runId
    const log = deps.log.child({ requestId })

    const run = async (): Promise<Outcome> => {
      const answer = await answerQuestion(deps, { ...read, now, log })
      const level = answer.assessment.severity
      return { body: JSON.stringify(bodyOf(answer, requestId)), level, model: answer.assessment.modelUsed }
    }
    const once =
      key === null
        ? await run().then((outcome) => ({ body: outcome.body, replayed: false, outcome }))
        : await runOnce(
            {
              store: deps.store,
              key,
              hash: fingerprintOf(read),
              runId,
              clock: deps.clock,
              log,
            },
            run,
          )
    c.set('level', once.outcome?.level)
    c.set('model', once.outcome?.model)
    c.header('Content-Type', 'application/json; charset=UTF-8')
    if (once.replayed) c.header('Idempotency-Replayed', 'true')
    return c.body(once.body)
  },
]
