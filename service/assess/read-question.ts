import type { Context } from 'hono'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { readIntake, type ReadIntake } from '#service/assess/read-intake.ts'
import { readIdempotencyKey } from '#service/assess/run-once.ts'
import type { Deps } from '#service/world/deps.ts'
import { ASSESS_BODY_MAX, readBody, requireJson } from '#service/http/body/read-body.ts'
import { parseStrictJson } from '#service/http/body/strict-json.ts'

export type Question = { readonly key: string | null; readonly read: ReadIntake; readonly now: Date }

export const readQuestion = async (
  c: Context<AppEnv>,
  deps: Pick<Deps, 'clock' | 'storageHost'>,
  keepPhotos = false,
): Promise<Question> => {
  requireJson(c.req.header('content-type'))
  const key = readIdempotencyKey(c.req.header('idempotency-key'))
  const body = parseStrictJson(await readBody(c.req.raw, ASSESS_BODY_MAX))
  const now = deps.clock()
  return { key, read: readIntake(body, { storageHost: deps.storageHost, now, keepPhotos }), now }
}
