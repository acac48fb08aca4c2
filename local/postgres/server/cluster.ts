import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { errorCode, fromFileSystem, fromOutput } from './failure-reading.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { PostgresFailure } from './postgres-failure.ts'
import { run } from './postgres-program.ts'
import type { Runner } from './unprivileged.ts'

export type Place = { readonly home: string; readonly cluster: string; readonly passwordFile: string }

export const placeIn = (directory: string): Place => {
  const home = resolve(directory)
  return { home, cluster: join(home, 'cluster'), passwordFile: join(home, 'password') }
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (cause: unknown) => {
      if (errorCode(cause) === 'ENOENT') return false
      throw cause
    },
  )

export const prepareHome = async (place: Place): Promise<void> => {
  try {
    await mkdir(place.home, { recursive: true, mode: 0o700 })
    await access(place.home, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw fromFileSystem(cause, place.home)
  }
}

export const readPassword = async (place: Place): Promise<string> => {
  if (!(await exists(place.passwordFile))) {
    await writeFile(place.passwordFile, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  }
  return (await readFile(place.passwordFile, 'utf8')).trim()
}

/** A cluster is made beside its place and then moved in, so an interrupted first start leaves nothing half made. */
export const makeCluster = async (
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
      ['-D', draft, '-U', 'postgres', `--pwfile=${place.passwordFile}`, '--auth=scram-sha-256'],
      ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ['--data-checksums', '--no-instructions'],
    ].flat(),
    () => undefined,
  )
  const code = await initdb.exited
  if (code !== 0) return fromOutput(initdb.lines, place.home)
  await rename(draft, place.cluster)
  return undefined
}

/** A lost password is replaced in the mode of PostgreSQL that needs none: it talks to its own console only. */
export const keepPassword = async (
  place: Place,
  binaries: PostgresBinaries,
  runner: Runner,
): Promise<PostgresFailure | undefined> => {
  if (await exists(place.passwordFile)) return undefined
  const password = await readPassword(place)
  const single = run(
    runner,
    binaries.postgres,
    ['--single', '-D', place.cluster, 'postgres'],
    () => undefined,
    `alter role postgres with password '${password}'\n`,
  )
  if ((await single.exited) === 0) return undefined
  await rm(place.passwordFile, { force: true })
  return fromOutput(single.lines, place.home)
}

export const urlOf = (password: string, port: number): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

export const checkVersion = async (place: Place, binaries: PostgresBinaries): Promise<void> => {
  const version = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === '') throw new PostgresFailure('damaged', place.home, 'PG_VERSION is missing')
  if (version !== String(binaries.major)) {
    throw new PostgresFailure('other_version', place.home, `found ${version}, need ${binaries.major}`)
  }
}
