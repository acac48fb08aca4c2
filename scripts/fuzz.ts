import { parseArgs } from 'node:util'
import { z } from 'zod'
import { PublicConfig } from '#contract/config.ts'
import { runFuzz, type Report, type Send } from './fuzz/run-fuzz.ts'

const HELP = `Sends hostile requests to a running Pawlight and says what broke.

  npx node scripts/fuzz.ts --url http://127.0.0.1:3000 [--count 10000] [--seed 1] [--email A --password B] [--json]

Start the instance with RATE_LIMIT_FACTOR=0, or most answers are 429. With --email and --password the requests to
/rest/v1 are those of that signed-in user, so that they reach the tables. Exit code 1 when anything broke.`

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    email: { type: 'string' },
    password: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const send: Send = async ({ method, path, headers, body }) => {
  const started = performance.now()
  const response = await fetch(values.url + path, {
    method,
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text, ms: performance.now() - started }
}

const Session = z.object({ access_token: z.string() })

const readBackend = async (): Promise<Record<string, string> | null> => {
  const config = PublicConfig.parse(await (await fetch(`${values.url}/config.json`)).json())
  if (config.supabase === null) return null
  const apikey = config.supabase.publishableKey
  const { email, password } = values
  if (email === undefined || password === undefined) return { apikey }
  const answer = await fetch(`${values.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token } = Session.parse(await answer.json())
  return { apikey, authorization: `Bearer ${access_token}` }
}

const say = ({ sent, statuses, slowestMs, faults }: Report): void => {
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(`${sent} hostile requests, slowest ${Math.round(slowestMs)} ms, ${counts.join(', ')}`)
  for (const { what, request } of faults.slice(0, 20)) {
    console.log(
      `  ${what}: ${request.method} ${request.path.slice(0, 120)} ${(request.body ?? '').slice(0, 200)}`,
    )
  }
  if ((statuses['429'] ?? 0) > sent / 10)
    console.log('  Mostly rate limited: start it with RATE_LIMIT_FACTOR=0.')
  console.log(faults.length === 0 ? 'nothing broke' : `${faults.length} faults`)
}

if (values.help) {
  console.log(HELP)
} else {
  const backend = await readBackend()
  const report = await runFuzz({ send, seed: Number(values.seed), count: Number(values.count), backend })
  if (values.json) console.log(JSON.stringify(report, null, 2))
  else say(report)
  process.exitCode = report.faults.length === 0 ? 0 : 1
}
