import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Intake } from '#domain/logic/intake.ts'
import { builtPages } from '#local/start-pawlight.ts'
import { engineIntakes } from './engine-intakes.ts'

export type Askers = {
  readonly publishableKey: string
  readonly accessToken: string
  readonly account: { readonly email: string; readonly password: string }
}

export type MixedRequest = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

export const REQUEST_MIX =
  'of 100 requests 30 assessments, 24 files, 25 reads and 2 sign-ins through the gateway, 8 vet finder, 8 OTC searches, 3 contact'

type Kind = 'assess' | 'file' | 'visitor reads' | 'owner reads' | 'sign-in' | 'vets' | 'otc' | 'contact'

const SHARES: readonly (readonly [Kind, number])[] = [
  ['assess', 30],
  ['file', 24],
  ['visitor reads', 10],
  ['owner reads', 15],
  ['sign-in', 2],
  ['vets', 8],
  ['otc', 8],
  ['contact', 3],
]

const HUNDRED: readonly Kind[] = SHARES.flatMap(([kind, share]) => Array.from({ length: share }, () => kind))
/** Prime to 100: kinds alternate instead of coming in blocks. */
const STRIDE = 37
const PER_VISITOR = 10

const filePaths = (): readonly string[] =>
  readdirSync(builtPages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(builtPages, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => path !== '/__spa-fallback.html')
    .map((path) => path.replace(/\/?index\.html$/, '') || '/')
    .toSorted()

const ENCODINGS = ['br, gzip', 'gzip', 'identity'] as const
const ZIPS = ['10001', '60601', '73301', '80202', '94103', '98101'] as const
const TABLES = ['pet_profiles', 'triage_sessions', 'user_profiles'] as const

/** Endless, in the same order at every call; no question of an owner repeats and each visitor has an address. */
export function* mixedRequests({
  publishableKey,
  accessToken,
  account,
}: Askers): Generator<MixedRequest, never> {
  const files = filePaths()
  const intakes: Generator<Intake, never> = engineIntakes(new Date())
  const asVisitor = { apikey: publishableKey }
  const asOwner = { ...asVisitor, authorization: `Bearer ${accessToken}` }
  const make = (kind: Kind, turn: number): MixedRequest => {
    switch (kind) {
      case 'assess':
        return {
          method: 'POST',
          path: '/v1/assess',
          headers: turn % 2 === 0 ? {} : { 'idempotency-key': crypto.randomUUID() },
          body: intakes.next().value,
        }
      case 'file':
        return {
          method: 'GET',
          path: files[turn % files.length] ?? '/',
          headers: { 'accept-encoding': ENCODINGS[turn % ENCODINGS.length] ?? '' },
        }
      case 'visitor reads':
        return { method: 'GET', path: '/rest/v1/beta_waitlist?select=id&limit=1', headers: asVisitor }
      case 'owner reads':
        return {
          method: 'GET',
          path: `/rest/v1/${TABLES[turn % TABLES.length]}?select=*&limit=20`,
          headers: asOwner,
        }
      case 'sign-in':
        return {
          method: 'POST',
          path: '/auth/v1/token?grant_type=password',
          headers: asVisitor,
          body: account,
        }
      case 'vets':
        return vetRequest(turn, asOwner)
      case 'otc':
        return { method: 'POST', path: '/v1/otc/search', headers: {}, body: otcBody(turn) }
      case 'contact':
        return { method: 'POST', path: '/v1/contact', headers: {}, body: contactBody(turn) }
    }
  }
  for (let index = 0; ; index += 1) {
    const kind = HUNDRED[(index * STRIDE) % HUNDRED.length] ?? 'file'
    const request = make(kind, index)
    const visitor = Math.floor(index / PER_VISITOR)
    const address = `73.${visitor % 200}.${Math.floor(visitor / 200) % 250}.7`
    yield { ...request, headers: { ...request.headers, 'x-forwarded-for': address } }
  }
}

const vetRequest = (turn: number, headers: Readonly<Record<string, string>>): MixedRequest => {
  const ways: readonly (() => MixedRequest)[] = [
    () => ({ method: 'POST', path: '/v1/map/geocode', headers, body: { address: ZIPS[turn % ZIPS.length] } }),
    () => ({ method: 'POST', path: '/v1/map/geocode', headers, body: { address: 'Springfield, IL' } }),
    () => ({
      method: 'POST',
      path: '/v1/map/search',
      headers,
      body: { lat: 30 + (turn % 150) / 10, lng: -(75 + (turn % 450) / 10), isEmergency: turn % 4 === 1 },
    }),
    () => ({ method: 'GET', path: '/v1/map/ip-location', headers }),
  ]
  return (ways[turn % ways.length] ?? ways[0])?.() ?? { method: 'GET', path: '/healthz', headers }
}

const otcBody = (turn: number): unknown => ({
  triage: 'monitor_at_home',
  pet: { species: turn % 2 === 0 ? 'dog' : 'cat', weightKg: 2 + (turn % 40), ageYears: turn % 15 },
  recommendations: [{ category: ['probiotic', 'joint_support', 'skin_coat'][turn % 3] }],
})

const contactBody = (turn: number): unknown => ({
  name: `Visitor ${turn}`,
  email: `visitor-${turn}@bench.example`,
  subject: 'feedback',
  message: 'The questions were easy to answer. '.repeat(1 + (turn % 20)),
})
