import type { FollowUpAnswers } from '../follow-up-answers.ts'
import type { TriageState } from '../case/triage-store.ts'

export type CaseTold = {
  readonly symptoms: readonly string[]
  readonly answers: FollowUpAnswers
  readonly notes: string
  /** An ISO time; null when it is not known. */
  readonly begunAt: string | null
}

export const caseToldIn = (state: TriageState): CaseTold => ({
  symptoms: state.selectedSymptoms,
  answers: state.followUpAnswers,
  notes: state.additionalNotes,
  begunAt: state.begunAt,
})
