import postgres, { type Sql } from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { lastingConnections } from '#local/postgres/lasting-socket.ts'
import { startPostgres } from '#local/postgres/server/start-postgres.ts'
import { sharedByTests, sharedDirectory } from '#local/tests/shared-by-tests.ts'

import { openLanes, type Lanes } from './reserve-lanes.ts'

const directory = sharedDirectory('pawlight-lanes-')
const database = sharedByTests(
  () => startPostgres({ dataDir: directory(), log: () => undefined }),
  (running) => running.stop(),
)
let source: Sql
let lanes: Lanes

beforeEach(async () => {
  source = postgres(database().url, { ...lastingConnections, fetch_types: true, max: 4 })
  lanes = openLanes(source, 4)
  // the client's look at the types cannot be guarded: a database that goes away during it ends the thread
  await ask()
})
afterEach(async () => {
  await lanes.close()
  await source.end({ timeout: 2 })
})

const ask = async (): Promise<number> => {
  const reserved = await lanes.reserve()
  try {
    const [row] = await reserved.unsafe<{ one: number }[]>('select 1 as one')
    return row?.one ?? 0
  } finally {
    reserved.release()
  }
}

test('many callers share a few connections', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  expect(answers).toEqual(Array.from({ length: 40 }, () => 1))
  const [row] =
    await source`select count(*)::int as n from pg_stat_activity where query like 'select 1 as one%'`
  expect(row?.['n']).toBeLessThanOrEqual(4)
})

test('a database killed under load is back for every connection', async () => {
  const stop = new AbortController()
  const load = Array.from({ length: 12 }, async () => {
    while (!stop.signal.aborted) await ask().catch(() => new Promise((done) => setTimeout(done, 5)))
  })
  await Promise.all([ask(), ask(), ask()])
  for (let time = 0; time < 2; time += 1) {
    const killed = database().pid
    process.kill(killed, 'SIGKILL')
    while (database().pid === killed) await new Promise((done) => setTimeout(done, 10))
  }
  stop.abort()
  await Promise.all(load)
  // all four at once: a lost connection would leave one of these waiting for ever
  const held = await Promise.all(Array.from({ length: 4 }, () => lanes.reserve()))
  const answers = await Promise.all(held.map((reserved) => reserved.unsafe('select 1 as one')))
  expect(answers.map(([row]) => row?.['one'])).toEqual([1, 1, 1, 1])
  for (const reserved of held) reserved.release()
}, 120_000)

test('a connection that was lost says so instead of keeping its user waiting', async () => {
  const reserved = await lanes.reserve()
  const killed = database().pid
  process.kill(killed, 'SIGKILL')
  while (database().pid === killed) await new Promise((done) => setTimeout(done, 10))
  await expect((async () => reserved.unsafe('select 1'))()).rejects.toMatchObject({
    code: 'CONNECTION_CLOSED',
  })
  reserved.release()
  expect(await ask()).toBe(1)
}, 120_000)

test('a transaction that loses its database ends, for every caller', async () => {
  const stop = new AbortController()
  const transaction = async (): Promise<void> => {
    const reserved = await lanes.reserve()
    try {
      await reserved.unsafe('begin')
      await reserved.unsafe("select set_config('role', $1, true)", ['postgres'])
      await reserved.unsafe('commit')
    } catch (error) {
      // what every query builder does, and what the client would keep waiting for ever
      await reserved.unsafe('rollback')
      throw error
    } finally {
      reserved.release()
    }
  }
  const load = Array.from({ length: 9 }, async () => {
    while (!stop.signal.aborted) await transaction().catch(() => new Promise((done) => setTimeout(done, 5)))
  })
  for (let time = 0; time < 2; time += 1) {
    const killed = database().pid
    process.kill(killed, 'SIGKILL')
    while (database().pid === killed) await new Promise((done) => setTimeout(done, 10))
  }
  stop.abort()
  // one of these would wait for ever
  expect(await Promise.all(load)).toHaveLength(9)
}, 120_000)

test('a statement the database refuses costs no connection', async () => {
  const reserved = await lanes.reserve()
  await expect((async () => reserved.unsafe('select 1/0'))()).rejects.toMatchObject({ code: '22012' })
  expect(await reserved.unsafe('select 1 as one')).toHaveLength(1)
  reserved.release()
})

test('lists come back as lists on every connection', async () => {
  const held = await Promise.all(Array.from({ length: 4 }, () => lanes.reserve()))
  const answers = await Promise.all(
    held.map((reserved) => reserved.unsafe<{ list: string[] }[]>("select array['a', 'b']::text[] as list")),
  )
  for (const reserved of held) reserved.release()
  expect(answers.map(([row]) => row?.list)).toEqual(Array.from({ length: 4 }, () => ['a', 'b']))
})

test('releasing twice gives a connection back once', async () => {
  const first = await lanes.reserve()
  first.release()
  first.release()
  const held = await Promise.all(Array.from({ length: 4 }, () => lanes.reserve()))
  const fifth = lanes.reserve()
  const won = await Promise.race([
    fifth.then(() => 'handed out'),
    new Promise((done) => setTimeout(() => done('waits'), 50)),
  ])
  expect(won).toBe('waits')
  for (const reserved of held) reserved.release()
  ;(await fifth).release()
})
