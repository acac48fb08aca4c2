import type { AssessRequestBody } from '#contract/assess/assess-request.ts'
import { isToldFor, type ToldFor } from '#domain/engine/flow/told-for.ts'
import { log } from '#web/lib/log.ts'
import { aBeginning, send } from './run-effects.ts'
import { useRuns } from './run-store.ts'
import type { Owner, Said } from './run.ts'

type Begin = {
  readonly sessionId: string
  readonly owner: Owner | null
  readonly request: AssessRequestBody
}

export const beginRun = ({ sessionId, owner, request }: Begin): void =>
  send(sessionId, { type: 'begun', ...aBeginning(sessionId, owner, request) })

/**
 * Begins nothing while the session's assessment is under way, and only of answers that were given for its own pet and
 * case.
 */
export function ensureRun(
  { sessionId, said, toldFor }: { sessionId: string; said: Said; toldFor: ToldFor },
  owner: Owner | null,
  prepare: () => Promise<AssessRequestBody>,
): void {
  const isOfOnePet = isToldFor(toldFor, said.pet, sessionId)
  if (!isOfOnePet) log.warn('assessment.refused-mixed-answers')
  send(sessionId, { type: 'wanted', sessionId, owner, said, isOfOnePet, prepare })
}

/** Takes up what a reload interrupted: jobs are asked for again under their own key, unsaved answers are saved. */
export function resumeRuns(owner: Owner | null): void {
  for (const sessionId of Object.keys(useRuns.getState().runs)) send(sessionId, { type: 'resumed', owner })
}

export const dropRun = (sessionId: string): void => send(sessionId, { type: 'dropped' })

export const saveAgain = (sessionId: string): void => send(sessionId, { type: 'save-wanted' })
