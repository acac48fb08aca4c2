/**
 * Stand for the address of an instance and the host of its mailboxes in the HTML made at build time; whoever serves the
 * HTML puts the real ones in their place.
 */
export const BUILD_ORIGIN = 'https://pawlight.example'

export const BUILD_MAIL_HOST = 'mailboxes.pawlight.invalid'

type RouteGuard = 'public' | 'user' | 'none'

export type AppRoute = { readonly path: string; readonly guard: RouteGuard; readonly indexable: boolean }

const open = <Path extends string>(path: Path) => ({ path, guard: 'public', indexable: true }) as const
const unlisted = <Path extends string>(path: Path) => ({ path, guard: 'public', indexable: false }) as const
const signedIn = <Path extends string>(path: Path) => ({ path, guard: 'user', indexable: false }) as const

export const ROUTES = [
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
  { path: '/debug/assessment', guard: 'none', indexable: false } as const,
  signedIn('/profile'),
  signedIn('/pets'),
  signedIn('/history'),
  signedIn('/pet-profile/edit/:petId'),
  signedIn('/pets/:petId'),
  signedIn('/pet-profile'),
  signedIn('/symptoms'),
  signedIn('/follow-up'),
  signedIn('/media'),
  signedIn('/notes'),
  signedIn('/assessment'),
  signedIn('/treatment'),
  signedIn('/dashboard'),
] satisfies readonly AppRoute[]

export type RoutePath = (typeof ROUTES)[number]['path']

const toPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
const patterns = ROUTES.map((route) => ({ route, pattern: toPattern(route.path) }))

/** The path comes without its query. */
export const routeOf = (path: string): AppRoute | null =>
  patterns.find(({ pattern }) => pattern.test(path))?.route ?? null
