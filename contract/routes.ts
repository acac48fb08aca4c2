/**
 * Stands for the address of an instance in the HTML made at build time, when nobody knows it yet; whoever serves the
 * HTML puts the real one in its place.
 */
export const BUILD_ORIGIN = 'https://pawlight.example'

/** Stands in the same way for the host of our mailboxes. */
export const BUILD_MAIL_HOST = 'mailboxes.pawlight.invalid'

/** Who may open a route: everyone, signed-in people, or (none) everyone, without any check at all. */
type RouteGuard = 'public' | 'user' | 'none'

/** One screen of the web app: its path, who may open it and whether search engines may list it. */
export type AppRoute = { readonly path: string; readonly guard: RouteGuard; readonly indexable: boolean }

const open = (path: string): AppRoute => ({ path, guard: 'public', indexable: true })
const unlisted = (path: string): AppRoute => ({ path, guard: 'public', indexable: false })
const signedIn = (path: string): AppRoute => ({ path, guard: 'user', indexable: false })

/** Every screen of the web app; `:id` stands for one path segment. Anything else is a page that is not there. */
export const ROUTES: readonly AppRoute[] = [
  open('/'),
  open('/pricing'),
  open('/vet_clinics'),
  open('/about'),
  open('/contact'),
  open('/terms'),
  open('/privacy'),
  open('/cookies'),
  open('/accessibility'),
  open('/medical-disclaimer'),
  open('/affiliate-disclosure'),
  open('/acceptable-use'),
  open('/trust'),
  open('/subscription-terms'),
  open('/refunds'),
  open('/legal'),
  open('/privacy/notice-at-collection'),
  open('/privacy/do-not-sell'),
  open('/privacy/limit-sensitive-use'),
  open('/privacy/delete'),
  unlisted('/resources/guides'),
  unlisted('/resources/articles'),
  unlisted('/resources/community'),
  open('/waitlist'),
  open('/evidence'),
  unlisted('/login'),
  open('/signup'),
  unlisted('/forgot-password'),
  unlisted('/reset-password'),
  unlisted('/auth/callback'),
  unlisted('/account-deleted'),
  { path: '/debug/assessment', guard: 'none', indexable: false },
  signedIn('/profile'),
  signedIn('/pets'),
  signedIn('/history'),
  signedIn('/pet-profile/edit/:id'),
  signedIn('/pets/:id'),
  signedIn('/pet-profile'),
  signedIn('/symptoms'),
  signedIn('/follow-up'),
  signedIn('/media'),
  signedIn('/notes'),
  signedIn('/assessment'),
  signedIn('/treatment'),
  signedIn('/dashboard'),
]

const toPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:[a-z]+/g, '[^/]+')}$`)
const patterns = ROUTES.map((route) => ({ route, pattern: toPattern(route.path) }))

/** The route a path belongs to, or null when the app has no such screen. The path comes without its query. */
export const routeOf = (path: string): AppRoute | null =>
  patterns.find(({ pattern }) => pattern.test(path))?.route ?? null
