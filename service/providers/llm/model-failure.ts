/** Why there is no second opinion. */
export type ModelFault =
  | 'unreachable'
  /** The time budget was used up. */
  | 'late'
  /** The key is not accepted. */
  | 'key'
  /** The provider knows no such model or address. */
  | 'unknown_model'
  /** The provider asks for fewer questions, or the account is used up. */
  | 'too_many'
  | 'provider'
  /** The question was not accepted: too large, or a setting the model does not know. */
  | 'question'
  | 'refused'
  /** The answer was not what was asked for. */
  | 'unusable'
  | 'stopped'

/** The model gave no opinion. Holds nothing of the question, the answer or the key, so it may be logged. */
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

/** True when the next question is likely to fail the same way. */
export const isOfProvider = (fault: ModelFault): boolean => OF_PROVIDER.has(fault)
