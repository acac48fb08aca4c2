import type { Browser, Page } from '@playwright/test'

/**
 * What taps and other work took of the page's one thread, in milliseconds of processor time, because others may use the
 * machine: `slowestTapMs` until the picture is to be seen, with what else the page did meanwhile; `untilDrawnMs` until
 * it was handed over.
 */
export type TapCost = {
  readonly slowestTapMs: number
  readonly untilDrawnMs: number
  readonly longestTaskMs: number
}

/**
 * `ts`, `dur` and `tdur` (how much of it was worked on) are in microseconds. `timeStamp` (the finger came) and
 * `commitFinishTime` (the picture was handed over) are on the page's own clock in milliseconds.
 */
type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: {
    readonly name?: string
    readonly data?: {
      readonly duration?: number
      readonly interactionId?: number
      readonly timeStamp?: number
      readonly commitFinishTime?: number
    }
  }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

export async function tapCostOf(browser: Browser, page: Page, work: () => Promise<void>): Promise<TapCost> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await work()
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300)))')
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  return costIn(trace.traceEvents)
}

function costIn(events: readonly TraceEvent[]): TapCost {
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((event) => thread(event)),
  )
  const tasks = events.filter((event) => event.name === 'RunTask' && pages.has(thread(event)))
  const taps = events.flatMap(({ name, ts, args }) => {
    const { interactionId = 0, duration = 0, timeStamp = 0, commitFinishTime } = args.data ?? {}
    if (name !== 'EventTiming' || interactionId === 0) return []
    const drawn = commitFinishTime === undefined ? duration : commitFinishTime - timeStamp
    return [{ from: ts, to: ts + duration * 1000, drawn: ts + drawn * 1000 }]
  })
  const workIn = (from: number, to: number): number =>
    tasks.filter(({ ts, dur = 0 }) => ts < to && ts + dur > from).reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  return {
    slowestTapMs: Math.max(0, ...taps.map(({ from, to }) => workIn(from, to))) / 1000,
    untilDrawnMs: Math.max(0, ...taps.map(({ from, drawn }) => workIn(from, drawn))) / 1000,
    longestTaskMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  }
}
