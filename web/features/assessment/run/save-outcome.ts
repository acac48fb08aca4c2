import type { Outcome, Owner } from './run.ts'
import { saveSessionRow } from '../api/save-session.ts'
import { sessionRow } from './session-row.ts'

export const saveOutcome = async (outcome: Outcome, owner: Owner): Promise<boolean> =>
  (await saveSessionRow(sessionRow(outcome, owner, new Date()))).updated
