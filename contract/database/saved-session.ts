import type { AssessResponse } from '#contract/assess/assess.ts'
import type { AssessRequest } from '#contract/assess/assess-request.ts'
import type { Row } from './clients.ts'
import type { OtcSearchAnswer } from '#contract/otc.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

type Columns = Row<'triage_sessions'>

type Told = {
  readonly species: 'dog' | 'cat'
  readonly age_unit: 'months' | 'years' | null
  readonly follow_up_answers: AssessRequest['followUpAnswers']
  readonly assessment_raw: string
  readonly assessment_summary: AssessResponse['summary']
  readonly assessment_urgency: Urgency
  readonly session_status: 'completed'
  readonly treatment: AssessResponse['summary']['treatment']
  readonly otc_med_rec: OtcSearchAnswer | null
}

export type SavedSession = Readonly<Omit<Columns, 'created_at' | 'updated_at' | keyof Told>> & Told
