import { spawnSync, type SpawnOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, chown, lstat, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * How a program is started so that PostgreSQL does not see itself run by root; `handOver` gives files to whoever it
 * will run as.
 */
export type Runner = {
  readonly prefix: readonly string[]
  readonly spawnOptions: Pick<SpawnOptions, 'uid' | 'gid'>
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

// the data lies in a folder of ours that only root may enter: whoever the database runs as must get through it
const letThrough = async (path: string): Promise<void> => {
  const { mode } = await stat(path)
  if ((mode & 0o001) === 0) await chmod(path, (mode & 0o7777) | 0o001)
}

const runAs = ({ uid, gid }: Identity): Runner => ({
  prefix: parentDeathPrefix(),
  spawnOptions: { uid, gid },
  handOver: async (path) => {
    await letThrough(dirname(path))
    await chownTree(path, uid, gid)
  },
})

type Identity = { readonly uid: number; readonly gid: number }

/** Whom root turns into: a user the system knows, because PostgreSQL asks for its name. */
const unprivilegedUser = (): Identity => {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const fields = ['postgres', 'nobody'].map((name) =>
    users.find((line) => line.startsWith(`${name}:`))?.split(':'),
  )
  const found = fields.find((each) => each !== undefined)
  return { uid: Number(found?.[2] ?? 65_534), gid: Number(found?.[3] ?? 65_534) }
}

const keepOwner = async (): Promise<void> => undefined

/**
 * The ways to run PostgreSQL here, best first. Root steps into a user namespace, where its own files stay
 * readable; where the kernel forbids that, it becomes an unprivileged user and hands the data over.
 */
export const runners = (): readonly Runner[] => {
  const direct: Runner = { prefix: parentDeathPrefix(), spawnOptions: {}, handOver: keepOwner }
  if (process.getuid?.() !== 0) return [direct]
  const setuid = runAs(unprivilegedUser())
  if (!works('unshare', [...namespacePrefix.slice(1), 'true'])) return [setuid]
  return [{ ...direct, prefix: [...namespacePrefix, ...direct.prefix] }, setuid]
}
