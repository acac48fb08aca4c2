import { ONE_VOMIT } from '../support/answers.ts'
import { SEES_A_VET, STAYS_HOME } from '../support/assessments.ts'
import { BISCUIT } from '../support/pets.ts'
import { sitemapPaths } from '../support/public-pages.ts'
import { Watcher, type Shift } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'

const SCREENS = [
  { viewport: { width: 390, height: 844 }, tag: [] },
  { viewport: { width: 1280, height: 900 }, tag: ['@nightly'] },
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

/**
 * What letters may move at an address whose styles come late: the browser looks for fonts anew then, and takes the one
 * that came too late for the first paint. So it is on the home page of an owner, whose desk brings its own styles, where
 * /auth/callback leads a visitor on while "Signing you in..." is still shown, and in a list of questions that is opened
 * with an empty cache, where one line of a danger sign can become two.
 */
const BY_A_LATE_FONT: Readonly<Record<string, number>> = {
  '/': 0.004,
  '/auth/callback': 0.004,
  '/follow-up': 0.025,
}

/** Opens one address after the other and tells what moved; by more than a late font where styles come late. */
async function movedOn(
  watcher: Watcher,
  paths: readonly string[],
  stylesComeLateAt: readonly string[],
): Promise<readonly Shift[]> {
  const moved: Shift[] = []
  for (const path of paths) {
    const least = stylesComeLateAt.includes(path) ? (BY_A_LATE_FONT[path] ?? 0) : 0
    moved.push(...(await watcher.visit(path)).filter(({ by }) => by > least))
  }
  return moved
}

for (const { viewport, tag } of SCREENS) {
  test.describe(`at ${viewport.width} px, on a slow network and for the first time`, { tag }, () => {
    test.use({ viewport })
    test.slow()

    test('nothing moves under a visitor who reads', async ({ page, request }) => {
      const watcher = await Watcher.of(page)
      const paths = [...(await sitemapPaths(request)), ...UNLISTED]
      expect(await movedOn(watcher, paths, ['/auth/callback'])).toEqual([])
    })

    test('nothing moves under an owner who has nothing yet', async ({ page, owner }) => {
      expect(owner.account).toBeTruthy()
      const watcher = await Watcher.of(page)
      expect(await movedOn(watcher, [...OWNERS, '/symptoms'], ['/'])).toEqual([])
    })

    test('nothing moves under an owner with a pet and what was answered before', async ({ page, owner }) => {
      const id = await owner.keep(BISCUIT)
      const pet = { ...STAYS_HOME.pet, id }
      for (const told of [SEES_A_VET, STAYS_HOME]) await owner.openSaved({ ...told, pet })
      const watcher = await Watcher.of(page)
      const paths = [...OWNERS, '/dashboard', '/pricing', `/pet-profile/edit/${id}`, `/pets/${id}`]
      expect(await movedOn(watcher, paths, ['/'])).toEqual([])
    })

    test('nothing moves under an owner who opens a step of the flow anew', async ({ page, owner }) => {
      await owner.startWith(BISCUIT)
      const watcher = await Watcher.of(page)
      const moved: Shift[] = []
      moved.push(...(await watcher.visit('/symptoms')))
      await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
      moved.push(...(await movedOn(watcher, ['/follow-up', '/'], ['/follow-up', '/'])))
      await page.goto('/follow-up')
      await owner.answerQuestions(ONE_VOMIT)
      moved.push(...(await watcher.visit('/media')))
      await owner.skipMedia()
      moved.push(...(await watcher.visit('/notes')))
      expect(moved).toEqual([])
    })
  })
}
