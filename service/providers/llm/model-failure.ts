/**
 * `too_many` also where the account is used up; `question` where it is too large, or has a setting the model does not
 * know.
 */
export type ModelFault =
  | 'unreachable'
  | 'late'
  | 'key'
  | 'unknown_model'
  | 'too_many'
  | 'provider'
  | 'question'
  | 'refused'
  | 'unusable'
  | 'stopped'

/** Holds nothing of the question, the answer or the key, so it may be logged. */
export class ModelFailure extends Error {
  readonly fault: ModelFault
  readonly status: number | null

  constructor(fault: ModelFault, status: number | null = null) {
    super(`no second opinion: ${fault}`)
    this.name = 'ModelFailure'
    this.fault = fault
    this.status = status
  }
}

export const faultOfStatus = (status: number): ModelFault => {
  if (status === 401 || status === 403) return 'key'
  if (status === 404) return 'unknown_model'
  if (status === 402 || status === 429) return 'too_many'
  return status === 408 || status >= 500 ? 'provider' : 'question'
}

/** Faults of the provider, not of one question: only these say anything about the next question. */
const OF_PROVIDER: ReadonlySet<ModelFault> = new Set([
  'unreachable',
  'late',
  'key',
  'unknown_model',
  'too_many',
  'provider',
])

export const isOfProvider = (fault: ModelFault): boolean => OF_PROVIDER.has(fault)
