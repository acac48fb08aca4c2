import type { BrowserContext } from '@playwright/test'
import { ONE_VOMIT } from '../support/answers.ts'
import { SEES_A_VET, STAYS_HOME } from '../support/assessments.ts'
import { BISCUIT, CAT, DOG } from '../support/pets.ts'
import { sitemapPaths } from '../support/public-pages.ts'
import { Watcher, type Shift } from '../support/shifts.ts'
import { expect, test, WIDE } from '../support/test.ts'

const SCREENS = [
  { viewport: { width: 390, height: 844 }, tag: [] },
  { viewport: WIDE, tag: ['@nightly'] },
]
/** Pages for everybody that search engines are not told of. */
const UNLISTED = [
  '/resources/guides',
  '/resources/articles',
  '/resources/community',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/auth/callback',
  '/account-deleted',
  '/no-such-page',
  '/history',
]
const OWNERS = ['/', '/pets', '/history', '/profile', '/pet-profile']

/** How many addresses are opened beside each other: the time of this test is the wait for a slow network. */
const AT_ONCE = 4

/** Opens all addresses, each as if it were the first, in browsers' profiles like this one, so that none waits for another. */
async function movedOn(context: BrowserContext, paths: readonly string[]): Promise<readonly Shift[]> {
  const browser = context.browser()
  if (browser === null) throw new Error('The profile has no browser')
  const known = await context.storageState()
  const left = [...paths]
  const visitWhatIsLeft = async (): Promise<readonly Shift[]> => {
    const own = await browser.newContext({ storageState: known })
    const page = await own.newPage()
    const watcher = await Watcher.of(page)
    const moved: Shift[] = []
    for (let path = left.shift(); path !== undefined; path = left.shift())
      moved.push(...(await watcher.visit(path)))
    await own.close()
    return moved
  }
  return (await Promise.all(Array.from({ length: AT_ONCE }, visitWhatIsLeft))).flat()
}

for (const { viewport, tag } of SCREENS) {
  test.describe(`at ${viewport.width} px, on a slow network and for the first time`, { tag }, () => {
    test.use({ viewport })
    test.slow()

    test('nothing moves under a visitor who reads', async ({ context, request }) => {
      const paths = [...(await sitemapPaths(request)), ...UNLISTED]
      expect(await movedOn(context, paths)).toEqual([])
    })

    test(
      'nothing moves under an owner who has nothing yet',
      { tag: '@nightly' },
      async ({ context, owner }) => {
        expect(owner.account).toBeTruthy()
        expect(await movedOn(context, [...OWNERS, '/symptoms'])).toEqual([])
      },
    )

    test('nothing moves under an owner with a pet and what was answered before', async ({
      context,
      owner,
    }) => {
      const id = await owner.keep(BISCUIT)
      const pet = { ...STAYS_HOME.pet, id }
      for (const told of [SEES_A_VET, STAYS_HOME]) await owner.openSaved({ ...told, pet })
      const paths = [...OWNERS, '/dashboard', '/pricing', `/pet-profile/edit/${id}`, `/pets/${id}`]
      expect(await movedOn(context, paths)).toEqual([])
    })

    test('nothing moves under an owner with three pets', async ({ context, owner }) => {
      for (const pet of [BISCUIT, CAT, DOG])
        await owner.openSaved({ ...STAYS_HOME, pet: { ...STAYS_HOME.pet, id: await owner.keep(pet) } })
      expect(await movedOn(context, OWNERS)).toEqual([])
    })

    test(
      'nothing moves under an owner who opens a step of the flow anew',
      { tag: '@nightly' },
      async ({ page, owner }) => {
        await owner.startWith(BISCUIT)
        const watcher = await Watcher.of(page)
        const moved: Shift[] = []
        moved.push(...(await watcher.visit('/symptoms')))
        await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
        for (const path of ['/follow-up', '/']) moved.push(...(await watcher.visit(path)))
        await page.goto('/follow-up')
        await owner.answerQuestions(ONE_VOMIT)
        moved.push(...(await watcher.visit('/media')))
        await owner.skipMedia()
        moved.push(...(await watcher.visit('/notes')))
        expect(moved).toEqual([])
      },
    )
  })
}
