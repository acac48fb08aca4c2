import type { Intake } from '#domain/triage/intake.ts'
import { log } from '#web/lib/log.ts'
import type { SoFar } from './red-flag.ts'

type Judge = (intake: Intake, ahead: ReadonlySet<string>, now: Date) => SoFar

let judge: Judge | null = null

/** Fetches the rules while the questions are being read; until they are here every alarming answer interrupts. */
export async function loadRules(): Promise<void> {
  try {
    const { judgeSoFar } = await import('./so-far.ts')
    judge = judgeSoFar
  } catch (error) {
    log.warn('triage.rules-not-loaded', error)
  }
}

/** What the rules say so far, at once; null while they are not here or cannot tell. */
export function soFar(intake: Intake, ahead: ReadonlySet<string>, now: Date): SoFar | null {
  try {
    return judge?.(intake, ahead, now) ?? null
  } catch (error) {
    log.warn('triage.rules-failed', error)
    return null
  }
}
