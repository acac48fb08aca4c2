import type { Deps } from '#service/world/deps.ts'
import { aService, believing } from '#service/testing/small-world.ts'

const OWNER = { id: '11111111-1111-4111-8111-111111111111', email: 'robin@pets.test' }
const OTHER = { id: '22222222-2222-4222-8222-222222222222', email: 'kim@pets.test' }

/** Believes the tokens "good" and "other" of two people and knows "old" as expired; calls come with "good". */
export const aVetFinder = (changes: Partial<Deps> = {}) => {
  const { app, lines, time } = aService({ accounts: believing({ good: OWNER, other: OTHER }), ...changes })
  const call = (path: string, init: RequestInit = {}, authorization: string | null = 'Bearer good') =>
    app.request(path, {
      ...init,
      headers: {
        'content-type': 'application/json',
        ...(authorization === null ? {} : { authorization }),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    })
  const post = (path: string, body: unknown) => call(path, { method: 'POST', body: JSON.stringify(body) })
  const geocode = (address: unknown) => post('/v1/map/geocode', { address })
  const search = (body: unknown) => post('/v1/map/search', body)
  return { call, geocode, search, lines, time }
}
