import type { AssessResponse } from '#contract/assess/assess.ts'

const MARK = '(on this device)'
export const DEVICE_MODEL = `pawlight-rules-1 ${MARK}`

export const isMadeOnDevice = (answer: Pick<AssessResponse, 'model_used'>): boolean =>
  answer.model_used.endsWith(MARK)
