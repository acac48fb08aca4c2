import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres, { type Sql } from 'postgres'
import { z } from 'zod'

import { findRunningPostgres } from '#local/postgres/server/find-running.ts'
import { readPidFile } from '#local/postgres/server/orphan.ts'

export type Victim = 'service' | 'database' | 'both'

export type Round = {
  readonly victim: Victim
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  /** From the kill until a row is acknowledged again. */
  readonly backAfterMs: number
}

type Target = { readonly child: ChildProcess; readonly url: string }
type Writer = { readonly client: SupabaseClient; readonly userId: string }

const Ready = z.object({ url: z.string() })
const Secrets = z.object({ publishableKey: z.string() })
const writers = 8

const start = async (dataDir: string): Promise<Target> => {
  const child = fork(fileURLToPath(new URL('./crash-target.ts', import.meta.url)), {
    env: {
      // as `npm start` does
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/pawlight', import.meta.url)),
      ...process.env,
      PAWLIGHT_DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_FACTOR: '9999',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit').then(() => {
    throw new Error('Pawlight did not start')
  })
  const [message] = await Promise.race([once(child, 'message'), gone])
  return { child, url: Ready.parse(message).url }
}

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const openDatabase = async (dataDir: string): Promise<Sql> => {
  const url = await findRunningPostgres(join(dataDir, 'postgres'))
  if (url === undefined) throw new Error('no database is running')
  return postgres(url, { max: 1, onnotice: () => undefined })
}

const account = { email: 'crash@example.org', password: 'a password for crashes' }

const makeAccount = async (dataDir: string, client: SupabaseClient): Promise<void> => {
  const sql = await openDatabase(dataDir)
  const [row] = await sql<{ code: string }[]>`select public.create_invite_codes(1) as code`
  const { error } = await client.auth.signUp({ ...account, options: { data: { invite_code: row?.code } } })
  if (error !== null) throw error
  await sql`update auth.users set email_confirmed_at = now() where email = ${account.email}`
  await sql.end()
}

const clientOf = async (dataDir: string, url: string): Promise<SupabaseClient> => {
  const { publishableKey } = Secrets.parse(JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')))
  return createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

const signIn = async (dataDir: string, url: string): Promise<Writer> => {
  const client = await clientOf(dataDir, url)
  const { data, error } = await client.auth.signInWithPassword(account)
  if (error !== null) throw error
  return { client, userId: data.user.id }
}

const write = async ({ client, userId }: Writer, id: string): Promise<boolean> => {
  const row = { id, user_id: userId, pet_name: 'Rex', assessment_raw: 'x'.repeat(2000) }
  const { status } = await client.from('triage_sessions').insert(row)
  return status === 201
}

const keepWriting = (writer: Writer, acknowledged: string[], signal: AbortSignal): Promise<unknown> =>
  Promise.all(
    Array.from({ length: writers }, async () => {
      while (!signal.aborted) {
        const id = randomUUID()
        if (await write(writer, id)) acknowledged.push(id)
        else await pause(10)
      }
    }),
  )

const untilWritten = async (writer: Writer, acknowledged: string[]): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(10)) {
    const id = randomUUID()
    if (!(await write(writer, id))) continue
    acknowledged.push(id)
    return
  }
  throw new Error('no row was accepted within a minute after the kill')
}

const killDatabase = async (dataDir: string): Promise<void> => {
  const file = await readPidFile(join(dataDir, 'postgres', 'cluster'))
  if (file !== undefined) process.kill(file.pid, 'SIGKILL')
}

const count = async (dataDir: string, ids: readonly string[]): Promise<{ found: number; rows: number }> => {
  const sql = await openDatabase(dataDir)
  // the table itself is read, not an index that could hide a second row
  const [row] = await sql<{ found: number; rows: number }[]>`
    select count(distinct t.id)::int as found, count(*)::int as rows from public.triage_sessions t
     where (t.id::text || '') = any(${[...ids]})`
  await sql.end()
  return row ?? { found: 0, rows: 0 }
}

type Place = { readonly dataDir: string; target: Target }

const playRound = async (place: Place, victim: Victim): Promise<Round> => {
  const { dataDir } = place
  const acknowledged: string[] = []
  const writer = await signIn(dataDir, place.target.url)
  const stop = new AbortController()
  const writing = keepWriting(writer, acknowledged, stop.signal)
  await pause(400 + Math.random() * 800)

  const killedDatabase = victim !== 'service' ? killDatabase(dataDir) : undefined
  if (victim !== 'database') await kill(place.target.child)
  await killedDatabase
  const killedAt = Date.now()
  let next = writer
  if (victim === 'database') {
    // its last backends answer for a moment; what they say yes to counts as well
    await pause(5)
  } else {
    stop.abort()
    await writing
    place.target = await start(dataDir)
    next = await signIn(dataDir, place.target.url)
  }
  await untilWritten(next, acknowledged)
  const backAfterMs = Date.now() - killedAt
  stop.abort()
  await writing

  const { found, rows } = await count(dataDir, acknowledged)
  return {
    victim,
    acknowledged: acknowledged.length,
    lost: acknowledged.length - found,
    doubled: rows - found,
    backAfterMs,
  }
}

export const playRounds = async (
  victims: readonly Victim[],
  report: (round: Round) => void,
): Promise<readonly Round[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawlight-crash-'))
  const place: Place = { dataDir, target: await start(dataDir) }
  try {
    await makeAccount(dataDir, await clientOf(dataDir, place.target.url))
    const played: Round[] = []
    for (const victim of victims) {
      const round = await playRound(place, victim)
      played.push(round)
      report(round)
    }
    return played
  } finally {
    const ended = once(place.target.child, 'exit')
    place.target.child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kinds: readonly Victim[] = ['service', 'database', 'both']
  const victims = Array.from(
    { length: Number(process.argv[2] ?? 10) },
    (_, n) => kinds[n % kinds.length] ?? 'both',
  )
  const played = await playRounds(victims, ({ victim, acknowledged, lost, doubled, backAfterMs }) => {
    console.log(
      `${victim.padEnd(9)} acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, back after ${backAfterMs} ms`,
    )
  })
  const sum = (pick: (round: Round) => number): number =>
    played.reduce((total, round) => total + pick(round), 0)
  const slowest = Math.max(...played.map((round) => round.backAfterMs))
  const bad = sum((round) => round.lost) + sum((round) => round.doubled) > 0 || slowest > 5000
  console.log(
    `${played.length} rounds: ${sum((round) => round.acknowledged)} acknowledged, ${sum((round) => round.lost)} lost, ` +
      `${sum((round) => round.doubled)} doubled, slowest return ${slowest} ms`,
  )
  process.exit(bad ? 1 : 0)
}
