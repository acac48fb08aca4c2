import { useCallback, useEffect, useState } from 'react'
import type { AssessRequestBody, AssessResponse } from '#contract/assess.ts'
import { log } from '#web/lib/log.ts'
import { isTerminal } from './job-machine.ts'
import { jobService } from './job-service.ts'
import { MESSAGES } from './messages.ts'
import { assessOnDevice } from './on-device.ts'
import { beginRun, dropRun, onOutcome, resumeRuns } from './run-assessment.ts'
import { runOf, useRuns, type Owner, type SaveState } from './run-store.ts'

type Given = {
  readonly sessionId: string
  readonly owner: Owner | null
  /** The answer this session already has. */
  readonly known: AssessResponse | null
  /** What is asked, photos and videos included. */
  readonly prepare: () => Promise<AssessRequestBody>
  readonly onAnswer: (answer: AssessResponse) => void
  readonly onForget: () => void
}

export type AssessmentView = {
  readonly answer: AssessResponse | null
  /** The sentence of the failure, while the service gave no answer. */
  readonly failure: string | null
  /** 0 at first; one more with every repeated request. */
  readonly retries: number
  /** What this browser makes of the answers meanwhile; shown only when it says emergency. */
  readonly foresight: AssessResponse | null
  readonly save: SaveState | null
  readonly tryAgain: () => void
}

const preparing = new Set<string>()

/** The assessment of a session: known, on its way, taken up again after a reload, or begun now. */
export function useAssessment({ sessionId, owner, known, prepare, onAnswer, onForget }: Given): AssessmentView {
  const run = useRuns((state) => state.runs.find((one) => one.sessionId === sessionId))
  const save = useRuns((state) => state.saves[sessionId] ?? null)
  const [foresight, setForesight] = useState<AssessResponse | null>(null)
  const [startFailure, setStartFailure] = useState<string | null>(null)

  useEffect(
    () =>
      onOutcome((outcome) => {
        if (outcome.sessionId === sessionId) onAnswer(outcome.answer)
      }),
    [sessionId, onAnswer],
  )

  const begin = useCallback(async (): Promise<void> => {
    if (preparing.has(sessionId)) return
    preparing.add(sessionId)
    try {
      const request = await prepare()
      void assessOnDevice(request).then(setForesight)
      if (runOf(sessionId) === undefined) beginRun({ sessionId, owner, request })
    } catch (error) {
      log.warn('the assessment did not start', error)
      setStartFailure(MESSAGES.startFailed)
    } finally {
      preparing.delete(sessionId)
    }
  }, [sessionId, owner, prepare])

  useEffect(() => {
    if (known !== null) return
    const present = runOf(sessionId)
    if (present === undefined) void begin()
    else if (!isTerminal(present.job.status) && jobService.get(present.job.jobId) === undefined) {
      void assessOnDevice(present.request).then(setForesight)
      resumeRuns(owner)
    }
    // Only a new session begins anew; everything else is read from the stores.
  }, [sessionId]) // oxlint-disable-line react/exhaustive-deps

  const tryAgain = useCallback((): void => {
    dropRun(sessionId)
    onForget()
    setStartFailure(null)
    void begin()
  }, [sessionId, onForget, begin])

  const failed = run !== undefined && isTerminal(run.job.status) && run.job.status !== 'completed'
  return {
    answer: known,
    failure: failed ? (run.job.error ?? MESSAGES.failed) : startFailure,
    retries: run?.job.retries ?? 0,
    foresight,
    save,
    tryAgain,
  }
}
