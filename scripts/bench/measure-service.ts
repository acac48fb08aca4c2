import { percentilesOf, type Percentiles } from './percentiles.ts'
import { steadyLoad } from './steady-load.ts'

type Target = { readonly url: string; readonly bodies: readonly unknown[] }
type Pace = { readonly perSecond: number; readonly seconds: number }

export type Latency = { readonly ms: Percentiles; readonly failures: number }

const heard = async (response: Response): Promise<void> => {
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

export async function measureAssess({ url, bodies }: Target, pace: Pace, withKey: boolean): Promise<Latency> {
  const texts = bodies.map((body) => JSON.stringify(body))
  const post = async (index: number): Promise<void> =>
    heard(
      await fetch(`${url}/v1/assess`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(withKey ? { 'idempotency-key': crypto.randomUUID() } : {}),
        },
        body: texts[index % texts.length] ?? '{}',
      }),
    )
  await steadyLoad({ perSecond: 10, seconds: 1, call: post })
  const { durations, failures } = await steadyLoad({ ...pace, call: post })
  return { ms: percentilesOf(durations), failures }
}

/**
 * Four sign-ins are always under way. Their passwords are wrong and their accounts unknown, which costs the server the
 * same as right ones.
 */
export async function measureReadsDuringLogins(
  url: string,
  publishableKey: string,
  seconds: number,
): Promise<Latency & { readonly logins: number }> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' }
  const end = performance.now() + seconds * 1000
  let logins = 0
  const signIn = async (number: number): Promise<void> => {
    while (performance.now() < end) {
      const body = JSON.stringify({
        email: `nobody${number}@bench.example`,
        password: `wrong password ${logins}`,
      })
      const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers,
        body,
      })
      await answer.arrayBuffer()
      logins += 1
    }
  }
  const signingIn = Promise.all([1, 2, 3, 4].map(signIn))
  const { durations, failures } = await steadyLoad({
    perSecond: 20,
    seconds,
    call: async () => heard(await fetch(`${url}/rest/v1/beta_waitlist?select=id&limit=1`, { headers })),
  })
  await signingIn
  return { ms: percentilesOf(durations), failures, logins }
}
