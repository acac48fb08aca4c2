import { ROUTES, SIGN_IN_PATHS } from '#web/app/route/route-table.ts'
import { AB_KEYS, LOCAL, SESSION } from '#web/lib/storage/storage.ts'

/** Pages that live by their scripts: they hold switches, or do or find out something by themselves. */
const LIVE: readonly string[] = [
  '/cookies',
  '/reset-password',
  '/auth/callback',
  '/account-deleted',
  '/debug/assessment',
]

const OWNERS: readonly string[] = [LOCAL.authToken, SESSION.triage]

const WAITLIST: readonly string[] = [LOCAL.cookiePreferences, LOCAL.waitlistDraft, ...Object.values(AB_KEYS)]

export type Rest = {
  readonly wakes: readonly string[]
  readonly isRemembered: boolean
}

/** null for a page that asks for its scripts at once. */
export function restOf(path: string): Rest | null {
  const route = ROUTES.find((each) => each.path === path)
  if (route === undefined || !route.prerender || LIVE.includes(path)) return null
  return {
    wakes: path === '/waitlist' ? [...OWNERS, ...WAITLIST] : OWNERS,
    isRemembered: !SIGN_IN_PATHS.includes(path),
  }
}
