import type { AssessResponse } from '#contract/assess/assess.ts'

const MARK = '(on this device)'
/** Names who answered when the service could not. */
export const DEVICE_MODEL = `pawlight-rules-1 ${MARK}`

/** True for an answer that this browser made by itself. */
export const isMadeOnDevice = (answer: Pick<AssessResponse, 'model_used'>): boolean =>
  answer.model_used.endsWith(MARK)
