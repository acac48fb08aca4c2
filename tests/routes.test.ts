import { expect, test } from 'vitest'
import { ROUTES, routeOf } from '#contract/routes.ts'
import { ROUTES as PAGES } from '#web/app/route/route-table.ts'

/** The route lists of the product document, as it writes them. */
const PUBLIC =
  '/, /pricing, /vet_clinics, /about, /contact, /terms, /privacy, /cookies, /accessibility, /medical-disclaimer, /affiliate-disclosure, /acceptable-use, /trust, /privacy/notice-at-collection, /privacy/do-not-sell, /privacy/limit-sensitive-use, /privacy/delete, /subscription-terms, /refunds, /legal, /login, /signup, /waitlist, /forgot-password, /reset-password, /auth/callback, /debug/assessment'
const COMING_SOON = '/resources/guides, /resources/articles, /resources/community'
const SIGNED_IN =
  '/profile, /history, /pets, /pet-profile/edit/{id}, /pet-profile, /symptoms, /follow-up, /media, /notes, /assessment, /treatment, /pets/{id}'

/** Beyond the document: how well the rules do is public, a deleted account leaves a record, and sign-in must end somewhere. */
const OURS = { public: ['/evidence', '/account-deleted'], signedIn: ['/dashboard'] }

const listed = (text: string): string[] => text.split(', ').map((path) => path.replace('{id}', ':petId'))
const sorted = (paths: readonly string[]): string[] =>
  paths.toSorted((one, other) => one.localeCompare(other))
const pathsOf = (isMeant: (route: (typeof ROUTES)[number]) => boolean): string[] =>
  sorted(ROUTES.filter(isMeant).map(({ path }) => path))

test('the list of routes is the one of the product document, with nothing left out or added [R-ROUTE-001] [R-ROUTE-019]', () => {
  const open = [...listed(PUBLIC), ...listed(COMING_SOON), ...OURS.public]
  expect(pathsOf(({ guard }) => guard !== 'user')).toEqual(sorted(open))
  expect(pathsOf(({ guard }) => guard === 'user')).toEqual(sorted([...listed(SIGNED_IN), ...OURS.signedIn]))
  expect(pathsOf(({ guard }) => guard === 'none')).toEqual(['/debug/assessment'])
})

test('search engines may list what is public, except ways to sign in, what is coming, and the debug page [R-META-002] [R-ROUTE-019]', () => {
  const unlisted = [
    ...listed(COMING_SOON),
    '/login',
    '/forgot-password',
    '/reset-password',
    '/auth/callback',
    '/account-deleted',
    '/debug/assessment',
  ]
  expect(pathsOf(({ guard, indexable }) => guard !== 'user' && !indexable)).toEqual(sorted(unlisted))
  expect(pathsOf(({ guard, indexable }) => guard === 'user' && indexable)).toEqual([])
})

test('no address is listed twice, neither among the routes nor among the pages', () => {
  for (const list of [ROUTES, PAGES]) expect(new Set(list.map(({ path }) => path)).size).toBe(list.length)
})

test('a path with a name in it fits one segment and no more', () => {
  expect(routeOf('/pets/0b2f')?.path).toBe('/pets/:petId')
  expect(routeOf('/pets/0b2f/more')).toBeNull()
  expect(routeOf('/pets/')).toBeNull()
})
