import { AssessRequest } from '#contract/assess.ts'
import { assess } from '#domain/triage/assess.ts'
import type { Intake } from '#domain/triage/intake.ts'
import { percentilesOf, type Percentiles } from './percentiles.ts'

/** How fast the engine decides, alone on one thread. */
export type EngineSpeed = { readonly perSecond: number; readonly ms: Percentiles }

/** Decides the given bodies in turn for some seconds. */
export const measureEngine = (bodies: readonly unknown[], seconds: number): EngineSpeed => {
  const intakes: Intake[] = bodies.map((body) => AssessRequest.parse(body))
  const now = new Date()
  const run = (forMs: number): number[] => {
    const durations: number[] = []
    const end = performance.now() + forMs
    while (performance.now() < end) {
      for (const intake of intakes) {
        const started = performance.now()
        assess(intake, now)
        durations.push(performance.now() - started)
      }
    }
    return durations
  }
  run(500)
  const durations = run(seconds * 1000)
  const total = durations.reduce((sum, ms) => sum + ms, 0)
  return { perSecond: Math.round((durations.length / total) * 1000), ms: percentilesOf(durations) }
}
