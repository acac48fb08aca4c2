import { assess } from '#domain/triage/assess.ts'
import { engineIntakes } from './engine-intakes.ts'
import { percentilesOf, type Percentiles } from './percentiles.ts'

/** How fast the engine decides, alone on one thread, and whether it keeps anything. */
export type EngineSpeed = {
  /** The very first answer of a process, with everything that is made ready for it. */
  readonly firstMs: number
  /** By the clock. */
  readonly perSecond: number
  /** By the time this process really had the processor, for a machine that others use too. */
  readonly perSecondOfCpu: number
  readonly ms: Percentiles
  /** Live memory after the first and after the last of the runs, each after a forced collection. */
  readonly heapMb: { readonly before: number; readonly after: number; readonly runs: number }
}

const WARM_UP = 2000

/** Gives that many answers to intakes that never repeat, and measures each. */
export function measureEngine(runs: number): EngineSpeed {
  const now = new Date()
  const intakes = engineIntakes(now)
  const answer = (): number => {
    const { value } = intakes.next()
    const started = performance.now()
    assess(value, now)
    return performance.now() - started
  }
  const firstMs = answer()
  for (let run = 0; run < WARM_UP; run += 1) answer()
  const durations = new Float64Array(runs)
  const before = liveHeapMb()
  const cpu = process.cpuUsage()
  for (let run = 0; run < runs; run += 1) durations[run] = answer()
  const { user } = process.cpuUsage(cpu)
  const after = liveHeapMb()
  const total = durations.reduce((sum, ms) => sum + ms, 0)
  return {
    firstMs: Math.round(firstMs),
    perSecond: Math.round((runs / total) * 1000),
    perSecondOfCpu: Math.round((runs / user) * 1_000_000),
    ms: percentilesOf([...durations]),
    heapMb: { before, after, runs },
  }
}

/** Needs `node --expose-gc`; without it the numbers would say nothing. */
function liveHeapMb(): number {
  if (globalThis.gc === undefined) throw new Error('Run the measurement with node --expose-gc.')
  globalThis.gc()
  return Math.round((process.memoryUsage().heapUsed / 2 ** 20) * 10) / 10
}
