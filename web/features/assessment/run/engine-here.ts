import type { AssessRequestBody } from '#contract/assess/assess-request.ts'
import type { AssessResponse } from '#contract/assess/assess.ts'
import { log } from '#web/lib/log.ts'

const engine = () => import('./on-device.ts')

/** Also what reads an owner's words, so that both are there when the network is not. Never rejects. */
export async function fetchEngine(): Promise<void> {
  try {
    await (await engine()).preloadEngine()
  } catch (error) {
    log.warn('assessment.engine-not-loaded', error)
  }
}

/** A file that did not come without a network stays missing when the network is back. Never rejects. */
export async function fetchKeeping(): Promise<void> {
  try {
    await Promise.all([import('./save-outcome.ts'), import('../otc/search-otc.ts')])
  } catch (error) {
    log.warn('assessment.keeping-not-loaded', error)
  }
}

/** Null where the engine cannot be had. Never rejects. */
export async function answerHere(body: AssessRequestBody): Promise<AssessResponse | null> {
  try {
    return await (await engine()).assessOnDevice(body)
  } catch (error) {
    log.warn('assessment.engine-not-loaded', error)
    return null
  }
}
