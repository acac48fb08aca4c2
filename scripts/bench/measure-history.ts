import type { Browser, CDPSession } from '@playwright/test'
import type { Session } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { inChromium, signedInAs } from './chromium.ts'
import { signUpOwner, type Running } from './owner.ts'

const ROWS = 5_000
const LOADS = 5
/** Heavier than a usual answer, so that nobody gains by small rows. */
const ANSWER_BYTES = 20_000

export type HistoryCost = {
  readonly scriptMs: number
  readonly longestTaskMs: number
  readonly rowsShownMs: number
  readonly searchMs: number
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)

async function seedOwner(running: Running, sql: Sql): Promise<Session> {
  const session = await signUpOwner(running, sql)
  await sql`
    with pets as (
      insert into public.pet_profiles (user_id, name, species)
      select ${session.user.id}, 'Pet ' || number, 'dog' from generate_series(0, 4) as number
      returning id, name)
    insert into public.triage_sessions
      (user_id, pet_profile_id, pet_name, species, symptoms, assessment_raw, assessment_urgency, created_at)
    select ${session.user.id}, pets.id, pets.name, 'dog',
           case when number % 50 = 0 then array['limping', 'stiffness'] else array['vomiting'] end,
           repeat(md5(number::text), ${ANSWER_BYTES / 32}),
           (array['monitor_at_home', 'normal_vet', 'er_urgent'])[1 + number % 3],
           now() - number * interval '1 hour'
      from generate_series(1, ${ROWS}) as number join pets on pets.name = 'Pet ' || (number % 5)`
  await sql`analyze public.triage_sessions`
  return session
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}

async function load(browser: Browser, url: string, session: Session): Promise<HistoryCost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    await signedInAs(context, session)
    await context.addInitScript(`
      globalThis.longTasks = []
      new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask', buffered: true })`)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    const before = await scriptMs(devtools)
    const begun = performance.now()
    await page.goto(`${url}/history`, { waitUntil: 'commit' })
    const rows = page.getByRole('article', { name: /^Assessment of/ })
    await rows.first().waitFor()
    const rowsShownMs = performance.now() - begun
    const script = (await scriptMs(devtools)) - before
    const longTasks = await page.evaluate<readonly number[]>('globalThis.longTasks')
    const count = await rows.count()
    if (count !== 10) throw new Error(`Ten rows were expected, ${count} came.`)
    const asked = performance.now()
    await page.getByRole('searchbox', { name: 'Search assessments' }).fill('limping')
    await page.getByText('Limping').nth(9).waitFor()
    const searchMs = performance.now() - asked
    return { scriptMs: script, longestTaskMs: Math.max(0, ...longTasks), rowsShownMs, searchMs }
  } finally {
    await context.close()
  }
}

export async function measureHistory(running: Running, sql: Sql): Promise<HistoryCost> {
  const session = await seedOwner(running, sql)
  return inChromium(async (browser) => {
    const costs: HistoryCost[] = []
    for (let number = 0; number < LOADS; number += 1) costs.push(await load(browser, running.url, session))
    return {
      scriptMs: median(costs.map((cost) => cost.scriptMs)),
      longestTaskMs: median(costs.map((cost) => cost.longestTaskMs)),
      rowsShownMs: median(costs.map((cost) => cost.rowsShownMs)),
      searchMs: median(costs.map((cost) => cost.searchMs)),
    }
  })
}
