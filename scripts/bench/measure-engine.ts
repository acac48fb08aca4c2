import { assess } from '#domain/engine/assess.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { engineIntakes, runOnIntakes } from './engine-intakes.ts'
import { percentilesOf, type Percentiles } from './percentiles.ts'

export type EngineSpeed = {
  readonly firstMs: number
  readonly perSecond: number
  readonly perSecondOfCpu: number
  readonly ms: Percentiles
  readonly runOnMs: Percentiles
  /** After a forced collection each: before the runs, and after every tenth of them. */
  readonly liveMb: readonly number[]
}

/**
 * So many answers until nothing is made ready any more: phrases are compiled when they are first asked, and the machine
 * compiles what it runs often. In a series of 72,000 runs live memory was 43.8 MB after 6,000, 44.5 after 18,000 and
 * between 44.6 and 45.3 from then on, so what grew before was this and no answer that was kept.
 */
const WARM_UP = 20_000
const PARTS = 10
const RUN_ON_RUNS = 400

export function measureEngine(runs: number): EngineSpeed {
  const now = new Date()
  const usual = engineIntakes(now)
  const runOn = runOnIntakes(now)
  const [first] = taken(usual, 1)
  const firstMs = first === undefined ? 0 : msOf(first, now)
  for (const intake of taken(usual, Math.min(runs, WARM_UP))) msOf(intake, now)

  const perPart = Math.ceil(runs / PARTS)
  // Outside the heap, so that the list itself does not grow what is measured.
  const durations = new Float64Array(perPart * PARTS)
  const liveMb = [liveHeapMb()]
  let cpu = 0
  for (let part = 0; part < PARTS; part += 1) {
    const intakes = taken(usual, perPart)
    const before = process.cpuUsage()
    for (const [place, intake] of intakes.entries()) durations[part * perPart + place] = msOf(intake, now)
    cpu += process.cpuUsage(before).user
    intakes.length = 0
    liveMb.push(liveHeapMb())
  }
  const total = durations.reduce((sum, ms) => sum + ms, 0)
  for (const intake of taken(runOn, RUN_ON_RUNS / 4)) msOf(intake, now)
  return {
    firstMs: Math.round(firstMs),
    perSecond: Math.round((durations.length / total) * 1000),
    perSecondOfCpu: Math.round((durations.length / cpu) * 1_000_000),
    ms: percentilesOf([...durations]),
    runOnMs: percentilesOf(taken(runOn, RUN_ON_RUNS).map((intake) => msOf(intake, now))),
    liveMb,
  }
}

function msOf(intake: Intake, now: Date): number {
  const started = performance.now()
  assess(intake, now)
  return performance.now() - started
}

const taken = (intakes: Generator<Intake, never>, count: number): Intake[] =>
  Array.from({ length: count }, () => intakes.next().value)

function liveHeapMb(): number {
  if (globalThis.gc === undefined) throw new Error('Run the measurement with node --expose-gc.')
  globalThis.gc()
  return Math.round((process.memoryUsage().heapUsed / 2 ** 20) * 10) / 10
}
