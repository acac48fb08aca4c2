import { ROUTES } from '#web/app/route/route-table.ts'

/** Pages that live by their scripts: they hold switches, count who comes, or do something by themselves. */
const LIVE: readonly string[] = [
  '/waitlist',
  '/cookies',
  '/auth/callback',
  '/account-deleted',
  '/debug/assessment',
]

/** Whether a page is whole as HTML, so that its scripts may wait until somebody uses it. */
export const restsUntilUsed = (path: string): boolean => {
  const route = ROUTES.find((each) => each.path === path)
  return route !== undefined && route.prerender && route.header !== 'none' && !LIVE.includes(path)
}
