import { AssessResponse } from '#contract/assess/assess.ts'
import { assess } from '#domain/engine/assess.ts'
import { saidIn, type TriageSession } from '../case/triage-session.ts'

export function answerTo({ pet, ...told }: TriageSession): AssessResponse {
  const said = saidIn({ selectedPetProfile: pet, ...told })
  if (said === null) throw new Error('The session has no pet.')
  return AssessResponse.parse({
    request_id: 'req_1',
    model_used: 'pawlight-rules-1',
    ragMetadata: { source: 'knowledge_base', sourceCount: 1, sourceName: 'Pawlight' },
    ...assess(said, new Date()),
  })
}
