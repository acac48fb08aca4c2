import type { AssessRequestBody } from '#contract/assess/assess-request.ts'
import { StartedJob } from '#contract/assess/jobs.ts'
import { loadConfig } from '#web/lib/config.ts'
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts'

/**
 * Rejects with "HTTP {status}: {statusText}" for a refusal, and with "Request was cancelled" when it was called off or
 * took longer than 30 seconds.
 */
export async function startAssessment(
  request: AssessRequestBody,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<StartedJob> {
  const { assessmentBaseUrl } = await loadConfig()
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS)
  try {
    const response = await fetch(`${assessmentBaseUrl}/api/assessments/start`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify(request),
      signal: signal === undefined ? timeout.signal : AbortSignal.any([signal, timeout.signal]),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
    return StartedJob.parse(await response.json())
  } catch (error) {
    if (timeout.signal.aborted || signal?.aborted === true) {
      throw new Error('Request was cancelled', { cause: error })
    }
    throw error
  } finally {
    clearTimeout(timer)
  }
}
