import type { Browser } from '@playwright/test'
import { GOES_NOW, SEES_A_VET, STAYS_HOME } from '../../e2e/support/assessments.ts'
import { Instance } from '../../e2e/support/instance.ts'
import { Owner } from '../../e2e/support/owner.ts'
import { BISCUIT } from '../../e2e/support/pets.ts'
import { prerenderedPaths } from '#web/app/route/route-table.ts'
import { inChromium } from '../bench/chromium.ts'
import { newPage, photographer } from './photographer.ts'
import { walkFlow, wizard } from './walk-flow.ts'

type Round = (browser: Browser, instance: Instance, dir: string, wanted: readonly string[]) => Promise<number>

const publicPages: Round = async (browser, instance, dir, wanted) => {
  const { visit, count } = photographer(await newPage(browser, instance), dir, wanted)
  for (const path of [...prerenderedPaths(), '/no-such-page']) await visit(path)
  return count()
}

const ownersPages: Round = async (browser, instance, dir, wanted) => {
  const page = await newPage(browser, instance)
  const { visit, take, count } = photographer(page, dir, wanted)
  const owner = new Owner(page, instance)
  await owner.signUp()
  for (const path of ['/history', '/pets', '/pet-profile']) await visit(path, `${path}-empty`)
  await wizard(page, take)
  const biscuit = await owner.keep(BISCUIT)
  const of = { pet: { ...STAYS_HOME.pet, id: biscuit } }
  const answers = { home: { ...STAYS_HOME, ...of }, vet: { ...SEES_A_VET, ...of }, emergency: GOES_NOW }
  for (const [level, told] of Object.entries(answers)) {
    await owner.openSaved(told)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await take(`assessment-${level}`)
  }
  for (const path of ['/dashboard', '/pets', '/history', '/profile']) await visit(path)
  await visit(`/pet-profile/edit/${biscuit}`, 'pet-profile-edit')
  await page.goto('/')
  await page.getByRole('button', { name: 'Something is wrong with Biscuit' }).waitFor()
  await take('desk')
  await page.goto('/pets')
  await page.getByRole('button', { name: 'Timeline of Biscuit' }).click()
  await page.getByRole('dialog', { name: 'Timeline of Biscuit' }).getByRole('listitem').first().waitFor()
  await take('timeline')
  return count()
}

const flow: Round = async (browser, instance, dir, wanted) => {
  const page = await newPage(browser, instance)
  const taken = photographer(page, dir, wanted)
  const owner = new Owner(page, instance)
  await owner.signUp()
  await walkFlow(page, owner, taken)
  return taken.count()
}

/** Of all pages where none is wanted; resolves to how many pictures were taken. */
export async function photograph(dir: string, wanted: readonly string[]): Promise<number> {
  const instance = await Instance.start()
  try {
    return await inChromium(async (browser) => {
      let count = 0
      for (const round of [publicPages, ownersPages, flow])
        count += await round(browser, instance, dir, wanted)
      return count
    })
  } finally {
    await instance.stop()
  }
}
