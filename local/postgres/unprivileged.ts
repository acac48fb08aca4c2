import { spawnSync, type SpawnOptions } from 'node:child_process'
import { chown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** How a program is started so that PostgreSQL does not see itself run by root. */
export type Runner = {
  /** What stands before the program on the command line. */
  readonly prefix: readonly string[]
  readonly spawnOptions: Pick<SpawnOptions, 'uid' | 'gid'>
  /** Gives files to whoever the program will run as. */
  readonly handOver: (path: string) => Promise<void>
}

const works = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

// PostgreSQL must not outlive a Pawlight that was killed: the kernel tells it when its parent has gone.
const parentDeathPrefix = (): readonly string[] => {
  const prefix = ['setpriv', '--pdeathsig', 'INT']
  return process.platform === 'linux' && works('setpriv', ['--pdeathsig', 'INT', 'true']) ? prefix : []
}

const namespacePrefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000'] as const

const chownTree = async (path: string, uid: number, gid: number): Promise<void> => {
  const entry = await lstat(path).catch(() => undefined)
  if (entry === undefined) return
  if (entry.isDirectory()) {
    for (const name of await readdir(path)) await chownTree(join(path, name), uid, gid)
  }
  if (entry.uid !== uid) await chown(path, uid, gid)
}

const runAs = (uid: number, gid: number): Runner => ({
  prefix: parentDeathPrefix(),
  spawnOptions: { uid, gid },
  handOver: (path) => chownTree(path, uid, gid),
})

const keepOwner = async (): Promise<void> => undefined

/**
 * The ways to run PostgreSQL here, best first. Root steps into a user namespace, where its own files stay
 * readable; where the kernel forbids that, it becomes an unprivileged user and hands the data over.
 */
export const runners = (): readonly Runner[] => {
  const direct: Runner = { prefix: parentDeathPrefix(), spawnOptions: {}, handOver: keepOwner }
  if (process.getuid?.() !== 0) return [direct]
  const setuid = runAs(unprivilegedId, unprivilegedId)
  if (!works('unshare', [...namespacePrefix.slice(1), 'true'])) return [setuid]
  return [{ ...direct, prefix: [...namespacePrefix, ...direct.prefix] }, setuid]
}

/** The user id root turns into: outside the range of people and of system services. */
export const unprivilegedId = 54_320
