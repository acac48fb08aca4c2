import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { ONE_VOMIT } from '../../e2e/support/answers.ts'
import { GOES_NOW, SEES_A_VET, STAYS_HOME } from '../../e2e/support/assessments.ts'
import { Instance } from '../../e2e/support/instance.ts'
import { Owner } from '../../e2e/support/owner.ts'
import { BISCUIT, DOG } from '../../e2e/support/pets.ts'
import { prerenderedPaths } from '#web/app/route-table.ts'
import { inChromium } from '../bench/chromium.ts'

const WIDTHS = [320, 390, 1280]
const THEMES = ['light', 'dark'] as const

type Photographer = {
  /** Goes to a page and takes its pictures. */
  readonly visit: (path: string) => Promise<void>
  /** Takes the pictures of the page as it stands, under this name. */
  readonly take: (name: string) => Promise<void>
  readonly count: () => number
}

const fileName = (path: string): string => path.replace(/^\//, '').replaceAll(/[/?=]/g, '-') || 'landing'

function photographer(page: Page, dir: string, wanted: readonly string[]): Photographer {
  let count = 0
  const take = async (name: string): Promise<void> => {
    for (const width of WIDTHS)
      for (const colorScheme of THEMES) {
        await page.setViewportSize({ width, height: width < 640 ? 844 : 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const path = join(dir, `${fileName(name)}--${width}-${colorScheme}.png`)
        await page.screenshot({ path, fullPage: true })
        count += 1
      }
  }
  return {
    take,
    count: () => count,
    visit: async (path) => {
      if (wanted.length > 0 && !wanted.includes(path)) return
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await take(path)
    },
  }
}

const newPage = (browser: Browser, instance: Instance): Promise<Page> =>
  browser.newPage({ baseURL: instance.url, locale: 'en-US', timezoneId: 'America/New_York' })

async function publicPages(browser: Browser, instance: Instance, dir: string, wanted: readonly string[]) {
  const { visit, count } = photographer(await newPage(browser, instance), dir, wanted)
  for (const path of [...prerenderedPaths(), '/no-such-page']) await visit(path)
  return count()
}

/** An owner of two dogs with an answer of each level goes through every page, and walks the flow to its end. */
async function ownersPages(browser: Browser, instance: Instance, dir: string, wanted: readonly string[]) {
  const page = await newPage(browser, instance)
  const { visit, take, count } = photographer(page, dir, wanted)
  const owner = new Owner(page, instance)
  await owner.signUp()
  for (const path of ['/history', '/pets', '/pet-profile']) await visit(path)
  const biscuit = await owner.keep(BISCUIT)
  const of = { pet: { ...STAYS_HOME.pet, id: biscuit } }
  const answers = { home: { ...STAYS_HOME, ...of }, vet: { ...SEES_A_VET, ...of }, emergency: GOES_NOW }
  for (const [level, told] of Object.entries(answers)) {
    await owner.openSaved(told)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await take(`assessment-${level}`)
  }
  for (const path of ['/dashboard', '/pets', '/history', '/profile', `/pet-profile/edit/${biscuit}`])
    await visit(path)
  if (wanted.length > 0) return count()
  await page.goto('/')
  await page.getByRole('button', { name: 'Something is wrong with Biscuit' }).waitFor()
  await take('desk')
  await page.goto('/pets')
  await page.getByRole('button', { name: 'Timeline of Biscuit' }).click()
  await page.getByRole('dialog', { name: 'Timeline of Biscuit' }).getByRole('listitem').first().waitFor()
  await take('timeline')
  await owner.startWith(DOG)
  await take('symptoms')
  await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
  await take('follow-up')
  await page.getByRole('checkbox', { name: /^Struggling to breathe/ }).check()
  await page.getByRole('alertdialog').waitFor()
  await take('follow-up-alarm')
  await page.getByRole('button', { name: /by mistake/ }).click()
  await owner.answerOne(ONE_VOMIT)
  await take('follow-up-choice')
  await owner.answerQuestions(ONE_VOMIT)
  await take('media')
  await owner.skipMedia()
  await take('notes')
  return count()
}

/** Takes the pictures of a Pawlight of its own, of these pages or of all; resolves to how many. */
export async function photograph(dir: string, wanted: readonly string[]): Promise<number> {
  const instance = await Instance.start()
  try {
    return await inChromium(async (browser) => {
      const visitors = await publicPages(browser, instance, dir, wanted)
      return visitors + (await ownersPages(browser, instance, dir, wanted))
    })
  } finally {
    await instance.stop()
  }
}
