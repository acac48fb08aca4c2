import { useCallback, useEffect } from 'react'
import type { AssessResponse } from '#contract/assess/assess.ts'
import type { AssessRequestBody } from '#contract/assess/assess-request.ts'
import type { ToldFor } from '#domain/engine/flow/told-for.ts'
import { isRunning, isTerminal } from '../job/job-machine.ts'
import { MESSAGES } from '../messages.ts'
import { isMadeOnDevice } from '../made-on-device.ts'
import { dropRun, ensureRun, resumeRuns } from '../run/run-assessment.ts'
import { onOutcome } from '../run/run-effects.ts'
import { latestAnswer, useRuns } from '../run/run-store.ts'
import { askedIn, type Owner, type Said, type Saving } from '../run/run.ts'

type Given = {
  readonly sessionId: string
  readonly owner: Owner | null
  readonly said: Said
  readonly toldFor: ToldFor
  readonly known: AssessResponse | null
  readonly prepare: () => Promise<AssessRequestBody>
  readonly onAnswer: (answer: AssessResponse) => void
  readonly onForget: () => void
}

export type AssessmentView = {
  readonly failure: string | null
  readonly retries: number
  readonly isEmergency: boolean
  readonly isAsking: boolean
  readonly saving: Saving['at']
  readonly tryAgain: () => void
}

export function useAssessment({
  sessionId,
  owner,
  said,
  toldFor,
  known,
  prepare,
  onAnswer,
  onForget,
}: Given): AssessmentView {
  const run = useRuns((state) => state.runs[sessionId])

  useEffect(
    () =>
      onOutcome((outcome) => {
        if (outcome.sessionId === sessionId) onAnswer(outcome.answer)
      }),
    [sessionId, onAnswer],
  )

  useEffect(() => {
    if (known === null) {
      resumeRuns(owner)
      ensureRun({ sessionId, said, toldFor }, owner, prepare)
      return
    }
    // The service may have answered while another page was looked at.
    const later = latestAnswer(sessionId)
    if (later !== null && isMadeOnDevice(known) && !isMadeOnDevice(later)) onAnswer(later)
  }, [known, sessionId, owner, said, toldFor, prepare, onAnswer])

  const tryAgain = useCallback((): void => {
    dropRun(sessionId)
    onForget()
    ensureRun({ sessionId, said, toldFor }, owner, prepare)
  }, [sessionId, owner, said, toldFor, prepare, onForget])

  const job = askedIn(run)?.job
  const failed = job !== undefined && isTerminal(job.status) && job.status !== 'completed'
  return {
    failure: failed
      ? (job.error ?? MESSAGES.failed)
      : run?.isNotStarted === true
        ? MESSAGES.startFailed
        : null,
    retries: job?.retries ?? 0,
    isEmergency: run?.foresight === 'er_urgent',
    isAsking: job !== undefined && isRunning(job.status),
    saving: run?.saving.at ?? 'rest',
    tryAgain,
  }
}
