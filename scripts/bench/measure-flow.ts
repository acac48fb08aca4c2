import type { Browser, Locator, Page } from '@playwright/test'
import type { Session } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { inChromium, signedInAs } from './chromium.ts'
import { developmentNotes, LONGEST_NOTE } from './engine-intakes.ts'
import { signUpOwner, type Running } from './owner.ts'
import { tapCostOf, type TapCost } from './tap-cost.ts'

const SLOWER = 4
const ROUNDS = 3

export type PartCost = TapCost & { readonly part: string }

async function tap(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box === null) throw new Error(`Not to be seen: ${control.toString()}`)
  await control.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
// Waited for while it is measured, so found by a glance: a search by role is work of the page's own thread.
const title = (page: Page, hasText: RegExp) => page.locator('h1', { hasText })
const panel = (page: Page) => page.locator('dialog[open][role=alertdialog]')
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const option = (page: Page, name: RegExp) => page.getByRole('radio', { name })

async function answerMildly(page: Page): Promise<void> {
  const mild = [
    /^None of these/,
    /^No, none that I know of/,
    /^6 to 24 hours ago/,
    /^Normal/,
    /^(Eating|Drinking) normally/,
    /^Quiet and easy/,
    /^Once$/,
    /^Food/,
  ]
  const heading = page.getByRole('heading', { level: 1 })
  while (new URL(page.url()).pathname === '/follow-up') {
    const asked = await heading.textContent()
    for (const name of mild) {
      const choice = box(page, name).or(option(page, name))
      if ((await choice.count()) === 0) continue
      await tap(choice.first())
      break
    }
    // Only one of several answers waits for the button; the others go on by themselves.
    if ((await box(page, /^Food/).count()) > 0) await tap(button(page, /^(Next|Continue)$/))
    await heading.and(page.locator(`:not(:text-is(${JSON.stringify(asked)}))`)).waitFor()
  }
}

const longNotes = (): string => developmentNotes().join(' ').slice(0, LONGEST_NOTE)

type Part = { readonly part: string; readonly go: (page: Page, url: string) => Promise<void> }

const PARTS: readonly Part[] = [
  {
    part: 'open the pets',
    go: async (page, url) => {
      await page.goto(`${url}/pet-profile`)
      await option(page, /^Biscuit$/).waitFor()
    },
  },
  {
    part: 'choose the pet',
    go: async (page) => {
      await tap(option(page, /^Biscuit$/))
      await tap(button(page, /^Continue with Biscuit$/))
      await title(page, /What symptoms/).waitFor()
    },
  },
  {
    part: 'reload at the symptoms, open a group at once',
    go: async (page) => {
      await page.reload()
      await title(page, /What symptoms/).waitFor()
      await tap(button(page, /^Stomach & Digestion/))
      await box(page, /^Vomiting/).waitFor()
    },
  },
  {
    part: 'choose symptoms',
    go: async (page) => {
      const group = button(page, /^Stomach & Digestion/)
      if ((await group.getAttribute('aria-expanded')) !== 'true') await tap(group)
      await tap(box(page, /^Vomiting/))
      await tap(button(page, /^Continue$/))
      await title(page, /right now, or in the last few hours/).waitFor()
    },
  },
  {
    part: 'first alarming answer',
    go: async (page) => {
      await tap(box(page, /^Struggling to breathe/))
      await panel(page).waitFor()
    },
  },
  {
    part: 'take it back',
    go: async (page) => {
      await tap(button(page, /by mistake/))
      await panel(page).waitFor({ state: 'detached' })
    },
  },
  {
    part: 'reload at the danger signs, say none at once',
    go: async (page) => {
      await page.reload()
      await tap(box(page, /^None of these/))
      await title(page, /When did this start/).waitFor()
    },
  },
  { part: 'answer all questions', go: answerMildly },
  {
    part: 'skip photos',
    go: async (page) => {
      await tap(button(page, /^Skip$/))
      await page.waitForURL('**/notes')
    },
  },
  {
    part: 'reload at the notes, write 2,000 characters, send at once',
    go: async (page) => {
      await page.reload()
      await tap(page.getByRole('textbox'))
      await page.keyboard.insertText(longNotes())
      await tap(button(page, /^Continue$/))
      await page.getByText('Saved to your history').waitFor()
    },
  },
]

async function walk(browser: Browser, url: string, session: Session): Promise<readonly TapCost[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  })
  try {
    await signedInAs(context, session)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const costs: TapCost[] = []
    for (const { go } of PARTS) costs.push(await tapCostOf(browser, page, () => go(page, url)))
    return costs
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)

export async function measureFlow(running: Running, sql: Sql): Promise<readonly PartCost[]> {
  const session = await signUpOwner(running, sql)
  await sql`
    insert into public.pet_profiles (user_id, name, species, breed, birthday, gender, weight_value)
    values (${session.user.id}, 'Biscuit', 'dog', 'Beagle', '2021-04-28', 'male', 26)`
  return inChromium(async (browser) => {
    const rounds: (readonly TapCost[])[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await walk(browser, running.url, session))
    return PARTS.map(({ part }, place) => ({
      part,
      slowestTapMs: median(rounds.map((costs) => costs[place]?.slowestTapMs ?? Number.NaN)),
      untilDrawnMs: median(rounds.map((costs) => costs[place]?.untilDrawnMs ?? Number.NaN)),
      longestTaskMs: median(rounds.map((costs) => costs[place]?.longestTaskMs ?? Number.NaN)),
    }))
  })
}
