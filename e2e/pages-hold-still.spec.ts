import { ONE_VOMIT } from './support/answers.ts'
import { SEES_A_VET, STAYS_HOME } from './support/assessments.ts'
import { BISCUIT } from './support/pets.ts'
import { sitemapPaths } from './support/public-pages.ts'
import { Watcher, type Shift } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
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
 * What the letters of the home page may move when an owner's desk comes with its styles: the browser looks for fonts
 * anew then, and takes the one that came too late for the first paint. The same where /auth/callback leads a visitor
 * to /login, whose styles come while "Signing you in..." is still shown.
 */
const BY_A_LATE_FONT = 0.004

const WHERE_STYLES_COME_LATE = ['/', '/login']

const isMore = ({ path, by }: Shift): boolean => !WHERE_STYLES_COME_LATE.includes(path) || by > BY_A_LATE_FONT

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} px, on a slow network and for the first time`, () => {
    test.use({ viewport })
    test.slow()

    test('nothing moves under a visitor who reads', async ({ page, request }) => {
      const watcher = await Watcher.of(page)
      const moved: Shift[] = []
      for (const path of [...(await sitemapPaths(request)), ...UNLISTED])
        moved.push(...(await watcher.visit(path)))
      expect(moved.filter(isMore)).toEqual([])
    })

    test('nothing moves under an owner who has nothing yet', async ({ page, owner }) => {
      expect(owner.account).toBeTruthy()
      const watcher = await Watcher.of(page)
      const moved: Shift[] = []
      for (const path of [...OWNERS, '/symptoms']) moved.push(...(await watcher.visit(path)))
      expect(moved.filter(isMore)).toEqual([])
    })

    test('nothing moves under an owner with a pet and what was answered before', async ({ page, owner }) => {
      const id = await owner.keep(BISCUIT)
      const pet = { ...STAYS_HOME.pet, id }
      for (const told of [SEES_A_VET, STAYS_HOME]) await owner.openSaved({ ...told, pet })
      const watcher = await Watcher.of(page)
      const moved: Shift[] = []
      for (const path of [...OWNERS, '/dashboard', '/pricing', `/pet-profile/edit/${id}`, `/pets/${id}`])
        moved.push(...(await watcher.visit(path)))
      expect(moved.filter(isMore)).toEqual([])
    })

    test('nothing moves under an owner who opens a step of the flow anew', async ({ page, owner }) => {
      await owner.startWith(BISCUIT)
      const watcher = await Watcher.of(page)
      const moved: Shift[] = []
      moved.push(...(await watcher.visit('/symptoms')))
      await owner.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
      moved.push(...(await watcher.visit('/follow-up')), ...(await watcher.visit('/')))
      await page.goto('/follow-up')
      await owner.answerQuestions(ONE_VOMIT)
      moved.push(...(await watcher.visit('/media')))
      await owner.skipMedia()
      moved.push(...(await watcher.visit('/notes')))
      expect(moved.filter(isMore)).toEqual([])
    })
  })
}
