import { latestAnswerTo } from '#web/features/assessment/run/run-store.ts'
import { saidIn } from '#web/features/triage/case/triage-session.ts'
import { isFinished, useTriage } from '#web/features/triage/case/triage-store.ts'

export function hasResult(): boolean {
  const state = useTriage.getState()
  const said = saidIn(state)
  return isFinished(state) || (said !== null && latestAnswerTo(state.currentSessionId, said) !== null)
}
