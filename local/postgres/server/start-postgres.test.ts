import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { findRunningPostgres } from './find-running.ts'
import { PostgresFailure } from './postgres-failure.ts'
import { startPostgres, type RunningPostgres } from './start-postgres.ts'

/** A database that was started and stopped once: copying it is quicker than making one. */
let made = ''
let directory = ''
const running: RunningPostgres[] = []

beforeAll(async () => {
  made = join(await mkdtemp(join(tmpdir(), 'pawlight-postgres-')), 'database')
  await (await startPostgres({ dataDir: made, log: () => undefined })).stop()
})
afterAll(() => rm(join(made, '..'), { recursive: true, force: true }))
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'pawlight-postgres-')), 'database')
  await cp(made, directory, { recursive: true })
})
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop()
  // a database whose parent was killed may still be writing
  await rm(join(directory, '..'), { recursive: true, force: true, maxRetries: 10 })
})

const start = async (dataDir = directory): Promise<RunningPostgres> => {
  const database = await startPostgres({ dataDir, log: () => undefined })
  running.push(database)
  return database
}

const ask = async <T>(url: string, question: (sql: postgres.Sql) => Promise<T>): Promise<T> => {
  const sql = postgres(url, { max: 1 })
  try {
    return await question(sql)
  } finally {
    await sql.end()
  }
}

const failureOf = async (work: Promise<unknown>): Promise<PostgresFailure> => {
  const outcome = await work.then(
    () => 'it worked',
    (cause: unknown) => cause,
  )
  if (outcome instanceof PostgresFailure) return outcome
  throw new Error(`expected a PostgresFailure, got ${String(outcome)}`)
}

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 20))
}

/** Another Node process that starts the database and then does nothing more. */
const startElsewhere = async () => {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./start-postgres.ts', import.meta.url).href)}
    const database = await startPostgres({ dataDir: ${JSON.stringify(directory)}, log: () => undefined })
    console.log(JSON.stringify({ url: database.url, pid: database.pid }))
    await database.ended`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { url, pid } = JSON.parse(line.toString()) as { url: string; pid: number }
  return { child, url, pid }
}

describe('the embedded database', () => {
  test('keeps what was written over a restart', async () => {
    const first = await start()
    await ask(first.url, (sql) => sql`create table kept as select 42 as answer`)
    await first.stop()
    const second = await start()
    expect(await ask(second.url, (sql) => sql`select answer from kept`)).toEqual([{ answer: 42 }])
  })

  test('writes through to the disk and listens to this machine only', async () => {
    const { url } = await start()
    const rows = await ask(
      url,
      (sql) => sql`select name, setting from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'data_checksums') order by name`,
    )
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      synchronous_commit: 'on',
    })
    await expect(ask(url.replace(/:[0-9a-f]{64}@/, ':guessed@'), (sql) => sql`select 1`)).rejects.toThrow(
      /password/,
    )
    expect((await stat(join(directory, 'password'))).mode & 0o077).toBe(0)
    expect((await stat(join(directory, 'cluster'))).mode & 0o077).toBe(0)
  })

  test('refuses a directory another process runs on, which goes on', async () => {
    const elsewhere = await startElsewhere()
    try {
      const failure = await failureOf(start())
      expect(failure.code).toBe('in_use')
      expect(failure.message).toContain('already running')
      expect(await ask(elsewhere.url, (sql) => sql`select 1 as up`)).toEqual([{ up: 1 }])
      expect(await findRunningPostgres(directory)).toBe(elsewhere.url)
    } finally {
      elsewhere.child.kill('SIGKILL')
      await once(elsewhere.child, 'exit')
    }
  })

  test('refuses to run twice in one process', async () => {
    await start()
    expect((await failureOf(start())).code).toBe('in_use')
  })

  test.each([
    { killed: 'its parent was', isDatabaseKilled: false },
    { killed: 'database and parent were both', isDatabaseKilled: true },
  ])('comes back in five seconds after $killed killed', async ({ isDatabaseKilled }) => {
    const elsewhere = await startElsewhere()
    await ask(elsewhere.url, (sql) => sql`create table acknowledged as select 1 as row`)
    if (isDatabaseKilled) process.kill(elsewhere.pid, 'SIGKILL')
    elsewhere.child.kill('SIGKILL')
    await once(elsewhere.child, 'exit')
    const began = Date.now()
    const { url } = await start()
    expect(Date.now() - began).toBeLessThan(5000)
    expect(await ask(url, (sql) => sql`select row from acknowledged`)).toEqual([{ row: 1 }])
  })

  test('is started again at the same address when it is killed', async () => {
    const database = await start()
    await ask(database.url, (sql) => sql`create table acknowledged as select 1 as row`)
    const killed = database.pid
    process.kill(killed, 'SIGKILL')
    await until(() => database.pid !== killed)
    expect(await ask(database.url, (sql) => sql`select row from acknowledged`)).toEqual([{ row: 1 }])
  })

  test('is not misled by a stale lock and a pid of somebody else', async () => {
    await writeFile(join(directory, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'long ago' }))
    await writeFile(join(directory, 'cluster', 'postmaster.pid'), `${process.ppid}\n`)
    const { url } = await start()
    expect(await ask(url, (sql) => sql`select 1 as up`)).toEqual([{ up: 1 }])
  })

  test('begins anew after an interrupted first start', async () => {
    await rm(directory, { recursive: true })
    await mkdir(join(directory, 'cluster.new', 'base'), { recursive: true })
    const { url } = await start()
    expect(await ask(url, (sql) => sql`select 1 as up`)).toEqual([{ up: 1 }])
  })

  test('makes itself a new password when the file was lost', async () => {
    await rm(join(directory, 'password'))
    const { url } = await start()
    expect(await ask(url, (sql) => sql`select 1 as up`)).toEqual([{ up: 1 }])
  })

  test('names a directory that cannot be a directory', async () => {
    await rm(directory, { recursive: true })
    await writeFile(directory, 'a file')
    const failure = await failureOf(start())
    expect(failure.code).toBe('unwritable')
    expect(failure.message).toContain(directory)
  })

  test('names data of another version', async () => {
    await writeFile(join(directory, 'cluster', 'PG_VERSION'), '15\n')
    expect((await failureOf(start())).code).toBe('other_version')
  })

  test('names a damaged database and leaves it alone', async () => {
    const control = join(directory, 'cluster', 'global', 'pg_control')
    await chmod(control, 0o600)
    await writeFile(control, Buffer.alloc(8192))
    expect((await failureOf(start())).code).toBe('damaged')
    await rename(control, `${control}.away`)
    expect((await failureOf(start())).code).toBe('damaged')
    expect((await stat(join(directory, 'cluster'))).isDirectory()).toBe(true)
  })
})
