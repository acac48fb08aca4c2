import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import {
  checkVersion,
  exists,
  keepPassword,
  makeCluster,
  placeIn,
  prepareHome,
  readPassword,
  urlOf,
  type Place,
} from './cluster.ts'
import { lockDirectory } from './directory-lock.ts'
import { fromFileSystem, fromOutput } from './failure-reading.ts'
import { readPidFile, stopOrphan } from './orphan.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { PostgresFailure } from './postgres-failure.ts'
import { run, settings, type Program } from './postgres-program.ts'
import { runners, type Runner } from './unprivileged.ts'

/**
 * `url` holds the password: never log it. `pid` changes when the database was killed and started again; `ended`
 * resolves only after `stop`, which is safe to call twice.
 */
export type RunningPostgres = {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
  readonly ended: Promise<void>
}

/** `dataDir` is made when missing, and is for this alone; without `port` a free one is chosen. */
type Options = {
  readonly dataDir: string
  readonly log: (line: string) => void
  readonly port?: number
}

const startLimitMs = 60_000
const stopLimitMs = 10_000
const freeFalls = 5
const forgottenAfterMs = 120_000
const longestRestMs = 10_000

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })

type Launched = { readonly program: Program; readonly port: number }
type Attempt = Launched | PostgresFailure
type Launcher = (port: number | undefined) => Promise<Attempt>

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

const passesByItself = (failure: PostgresFailure): boolean =>
  /could not bind|Address already in use|pre-existing shared memory|lock file/.test(failure.detail)

/** Backends of a killed server need a moment to notice, and a free port can be taken meanwhile. */
const launcher =
  (place: Place, binaries: PostgresBinaries, runner: Runner, log: Options['log']): Launcher =>
  async (fixedPort) => {
    for (let tries = 0; ; tries += 1) {
      const port = fixedPort ?? (await freePort())
      const program = run(runner, binaries.postgres, ['-D', place.cluster, ...settings(port)], log)
      if (await untilReady(place, program)) return { program, port }
      const failure = fromOutput(program.lines, place.home)
      if (tries >= 12 || !passesByItself(failure)) return failure
      await pause(250)
    }
  }

const makeOrCheck = async (
  place: Place,
  binaries: PostgresBinaries,
  runner: Runner,
): Promise<PostgresFailure | undefined> => {
  await runner.handOver(place.home)
  if (!(await exists(place.cluster))) return makeCluster(place, binaries, runner)
  await checkVersion(place, binaries)
  return keepPassword(place, binaries, runner)
}

const open = async (place: Place, options: Options): Promise<Launched & { readonly again: Launcher }> => {
  const binaries = await findPostgresBinaries()
  if ((await stopOrphan(place.cluster, options.log)) === 'still_there') {
    throw new PostgresFailure('in_use', place.home)
  }
  const detail: string[] = []
  for (const runner of runners()) {
    const again = launcher(place, binaries, runner, options.log)
    const result = (await makeOrCheck(place, binaries, runner)) ?? (await again(options.port))
    if (!(result instanceof PostgresFailure)) return { ...result, again }
    detail.push(result.detail)
    if (!/[Pp]ermission denied|EACCES|Operation not permitted/.test(result.detail)) throw result
  }
  const code = process.getuid?.() === 0 ? 'cannot_leave_root' : 'unwritable'
  throw new PostgresFailure(code, place.home, detail.join('\n'))
}

/**
 * Keeps a database up until it is told to stop: one that was killed is started again on the same port at once, one
 * that falls again and again, or cannot start because its disk is full, is tried again after growing pauses.
 */
const supervise = (first: Launched, again: Launcher, log: Options['log'], release: () => Promise<void>) => {
  const state = { program: first.program, stopping: false, falls: [] as readonly number[] }
  const stopAsked = new AbortController()
  const rest = async (): Promise<void> => {
    state.falls = [...state.falls.filter((at) => at > Date.now() - forgottenAfterMs), Date.now()]
    const ms = Math.min(longestRestMs, 250 * 2 ** (state.falls.length - freeFalls))
    if (ms >= 250) await pause(ms, undefined, { signal: stopAsked.signal }).catch(() => undefined)
  }
  const keepUp = async (): Promise<void> => {
    await state.program.exited
    if (state.stopping) return
    log('the database ended without being told to and is started again')
    await rest()
    const result = state.stopping ? undefined : await again(first.port)
    if (result instanceof PostgresFailure) log(result.message)
    else if (result !== undefined) state.program = result.program
  }
  const ended = (async () => {
    while (!state.stopping) await keepUp()
    // stopped while it was being started again
    state.program.child.kill('SIGINT')
    await state.program.exited
    await release()
  })()
  const stop = async (): Promise<void> => {
    state.stopping = true
    stopAsked.abort()
    state.program.child.kill('SIGINT')
    // what hangs is cut off; everything acknowledged is in the write-ahead log
    const impatience = setTimeout(() => state.program.child.kill('SIGQUIT'), stopLimitMs)
    await ended
    clearTimeout(impatience)
  }
  return { state, ended, stop }
}

/** Rejects with `PostgresFailure`. */
export const startPostgres = async (options: Options): Promise<RunningPostgres> => {
  const place = placeIn(options.dataDir)
  await prepareHome(place)
  const lock = await lockDirectory(place.home).catch((cause: unknown) => {
    throw fromFileSystem(cause, place.home)
  })
  if (lock === undefined) throw new PostgresFailure('in_use', place.home)
  try {
    const launched = await open(place, options)
    const url = urlOf(await readPassword(place), launched.port)
    const { state, ended, stop } = supervise(launched, launched.again, options.log, lock.release)
    return {
      url,
      get pid() {
        return state.program.child.pid ?? 0
      },
      stop,
      ended,
    }
  } catch (cause) {
    await lock.release()
    throw fromFileSystem(cause, place.home)
  }
}
