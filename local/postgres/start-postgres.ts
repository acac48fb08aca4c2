import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { lockDirectory } from './directory-lock.ts'
import { readPidFile, stopOrphan } from './orphan.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { PostgresFailure } from './postgres-failure.ts'
import { runners, type Runner } from './unprivileged.ts'

/** The embedded database while it runs. */
export type RunningPostgres = {
  /** Where to connect, password included: never log it. */
  readonly url: string
  readonly pid: number
  /** Finishes running statements' transactions with an error, writes everything down and ends; safe to call twice. */
  readonly stop: () => Promise<void>
  /** Resolves when the database has ended, whoever ended it; `expected` tells whether `stop` did. */
  readonly ended: Promise<{ readonly expected: boolean }>
}

type Options = {
  /** A directory of its own, made when missing; holds the cluster, its password and the lock. */
  readonly dataDir: string
  readonly log: (line: string) => void
  /** A fixed port lets clients find a restarted database again; otherwise a free one is chosen. */
  readonly port?: number
}

type Place = { readonly home: string; readonly cluster: string; readonly passwordFile: string }

const startLimitMs = 60_000
const keptLines = 40

const settings = (port: number): readonly string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    shared_buffers: '64MB',
    max_connections: '60',
    work_mem: '8MB',
    max_wal_size: '512MB',
    min_wal_size: '80MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_worker_processes: '2',
    max_parallel_workers_per_gather: '0',
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    idle_in_transaction_session_timeout: '60s',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // refused statements and their messages can hold what owners wrote about their pets
    log_min_error_statement: 'panic',
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    lc_messages: 'C',
    cluster_name: 'pawlight',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const errorCode = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''

const fromFileSystem = (cause: unknown, where: string): unknown => {
  switch (errorCode(cause)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new PostgresFailure('disk_full', where, String(cause))
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return new PostgresFailure('unwritable', where, String(cause))
    default:
      return cause
  }
}

const fromOutput = (lines: readonly string[], where: string): PostgresFailure => {
  const text = lines.join('\n')
  if (/No space left on device/.test(text)) return new PostgresFailure('disk_full', where, text)
  if (/database files are incompatible|initialized by PostgreSQL version/.test(text)) {
    return new PostgresFailure('other_version', where, text)
  }
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(text)) {
    return new PostgresFailure('in_use', where, text)
  }
  if (
    /could not locate a valid checkpoint|PANIC|invalid checkpoint|incorrect checksum|could not (open|read) file|is not a valid data directory|invalid data/.test(
      text,
    )
  ) {
    return new PostgresFailure('damaged', where, text)
  }
  return new PostgresFailure('did_not_start', where, text)
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (cause: unknown) => {
      if (errorCode(cause) === 'ENOENT') return false
      throw cause
    },
  )

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })

type Program = { readonly child: ChildProcess; readonly lines: string[]; readonly exited: Promise<number> }

const run = (
  runner: Runner,
  program: string,
  args: readonly string[],
  log: (line: string) => void,
): Program => {
  const [command = program, ...rest] = [...runner.prefix, program, ...args]
  const child = spawn(command, rest, {
    ...runner.spawnOptions,
    cwd: '/',
    // away from the terminal's process group: Ctrl-C must reach us first, and we end the database in order
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
  })
  const lines: string[] = []
  const collect = (chunk: string): void => {
    for (const line of chunk.split('\n').filter((each) => each.trim() !== '')) {
      lines.push(line)
      if (lines.length > keptLines) lines.shift()
      log(line)
    }
  }
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', collect)
  const exited = new Promise<number>((done) => {
    child.once('error', (cause) => {
      collect(String(cause))
      done(-1)
    })
    child.once('close', (code) => done(code ?? -1))
  })
  return { child, lines, exited }
}

const prepareHome = async (place: Place): Promise<void> => {
  try {
    await mkdir(place.home, { recursive: true, mode: 0o700 })
    await access(place.home, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw fromFileSystem(cause, place.home)
  }
}

const readPassword = async (place: Place): Promise<string> => {
  if (!(await exists(place.passwordFile))) {
    await writeFile(place.passwordFile, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  }
  return (await readFile(place.passwordFile, 'utf8')).trim()
}

/** A cluster is made beside its place and then moved in, so an interrupted first start leaves nothing half made. */
const makeCluster = async (
  place: Place,
  binaries: PostgresBinaries,
  runner: Runner,
): Promise<PostgresFailure | undefined> => {
  const draft = `${place.cluster}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await readPassword(place)
  await runner.handOver(place.home)
  const initdb = run(
    runner,
    binaries.initdb,
    [
      ...[
        '-D',
        draft,
        '-U',
        'postgres',
        `--pwfile=${place.passwordFile}`,
        '--auth=scram-sha-256',
        '-E',
        'UTF8',
        '--no-instructions',
      ],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
    ],
    () => undefined,
  )
  const code = await initdb.exited
  if (code !== 0) return fromOutput(initdb.lines, place.home)
  await rename(draft, place.cluster)
  return undefined
}

const checkVersion = async (place: Place, binaries: PostgresBinaries): Promise<void> => {
  const version = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === '') throw new PostgresFailure('damaged', place.home, 'PG_VERSION is missing')
  if (version !== String(binaries.major)) {
    throw new PostgresFailure('other_version', place.home, `found ${version}, need ${binaries.major}`)
  }
}

type Attempt = { readonly program: Program; readonly port: number } | PostgresFailure

const untilReady = async (place: Place, program: Program): Promise<boolean> => {
  const running = { value: true }
  void program.exited.then(() => (running.value = false))
  for (const end = Date.now() + startLimitMs; running.value && Date.now() < end; await pause(15)) {
    const file = await readPidFile(place.cluster)
    if (file?.pid === program.child.pid && file?.ready === true) return true
  }
  program.child.kill('SIGQUIT')
  await program.exited
  return false
}

const attempt = async (
  place: Place,
  binaries: PostgresBinaries,
  runner: Runner,
  options: Options,
): Promise<Attempt> => {
  const port = options.port ?? (await freePort())
  const program = run(runner, binaries.postgres, ['-D', place.cluster, ...settings(port)], options.log)
  return (await untilReady(place, program)) ? { program, port } : fromOutput(program.lines, place.home)
}

const settled = (failure: PostgresFailure): boolean =>
  /could not bind|pre-existing shared memory|Address already in use/.test(failure.detail)

/** Backends of a killed server need a moment to notice, and a free port can be taken meanwhile: both pass by themselves. */
const launch = async (
  place: Place,
  binaries: PostgresBinaries,
  runner: Runner,
  options: Options,
): Promise<Attempt> => {
  for (let tries = 0; ; tries += 1) {
    const result = await attempt(place, binaries, runner, options)
    if (!(result instanceof PostgresFailure) || tries >= 8 || !settled(result)) return result
    await pause(250)
  }
}

const makeAndLaunch = async (
  place: Place,
  binaries: PostgresBinaries,
  runner: Runner,
  options: Options,
): Promise<Attempt> => {
  await runner.handOver(place.home)
  if (await exists(place.cluster)) await checkVersion(place, binaries)
  else {
    const failure = await makeCluster(place, binaries, runner)
    if (failure !== undefined) return failure
  }
  return launch(place, binaries, runner, options)
}

const open = async (place: Place, options: Options): Promise<{ program: Program; port: number }> => {
  const binaries = await findPostgresBinaries()
  if ((await stopOrphan(place.cluster, options.log)) === 'still_there')
    throw new PostgresFailure('in_use', place.home)
  const detail: string[] = []
  for (const runner of runners()) {
    const result = await makeAndLaunch(place, binaries, runner, options)
    if (!(result instanceof PostgresFailure)) return result
    detail.push(result.detail)
    if (!/[Pp]ermission denied|EACCES|Operation not permitted/.test(result.detail)) throw result
  }
  throw new PostgresFailure(
    process.getuid?.() === 0 ? 'cannot_leave_root' : 'unwritable',
    place.home,
    detail.join('\n'),
  )
}

/** Starts a real PostgreSQL on this directory, making the cluster the first time; rejects with `PostgresFailure`. */
export const startPostgres = async (options: Options): Promise<RunningPostgres> => {
  const home = resolve(options.dataDir)
  const place: Place = { home, cluster: join(home, 'cluster'), passwordFile: join(home, 'password') }
  await prepareHome(place)
  const lock = await lockDirectory(home).catch((cause: unknown) => {
    throw fromFileSystem(cause, home)
  })
  if (lock === undefined) throw new PostgresFailure('in_use', home)
  try {
    const { program, port } = await open(place, options)
    const state = { stopping: false }
    const stop = async (): Promise<void> => {
      state.stopping = true
      program.child.kill('SIGINT')
      await program.exited
    }
    const ended = program.exited.then(async () => {
      await lock.release()
      return { expected: state.stopping }
    })
    const url = `postgres://postgres:${await readPassword(place)}@127.0.0.1:${port}/postgres`
    return { url, pid: program.child.pid ?? 0, stop: async () => void (await stop(), await ended), ended }
  } catch (cause) {
    await lock.release()
    throw fromFileSystem(cause, home)
  }
}
