import { spawnSync } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { isAlive, processStart } from './directory-lock.ts'

export type PidFile = { readonly pid: number; readonly port: number; readonly ready: boolean }

export const readPidFile = async (cluster: string): Promise<PidFile | undefined> => {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** So that a stranger with a reused number is not taken for it; on Windows any living process is. */
export const worksIn = async (pid: number, cluster: string): Promise<boolean> => {
  if (!isAlive(pid) || (await processStart(pid)) === '') return false
  const own = await realpath(cluster)
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === own
  if (process.platform === 'win32') return true
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return command.includes(own) || command.includes(cluster)
}

const goneWithin = async (pid: number, cluster: string, milliseconds: number): Promise<boolean> => {
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(20)) {
    if (!(await worksIn(pid, cluster))) return true
  }
  return false
}

/**
 * Stops the PostgreSQL that a killed Pawlight left running on this cluster, politely first; then removes a pid file
 * that no PostgreSQL stands behind. The caller must hold the directory lock, which proves that the parent has gone.
 */
export const stopOrphan = async (
  cluster: string,
  log: (line: string) => void,
): Promise<'nothing' | 'stopped' | 'still_there'> => {
  const file = await readPidFile(cluster)
  if (file === undefined) return 'nothing'
  const wasRunning = await worksIn(file.pid, cluster)
  if (wasRunning) {
    log(`stopping the database that an earlier run left behind (process ${file.pid})`)
    const stopped =
      (signal(file.pid, 'SIGINT') && (await goneWithin(file.pid, cluster, 2500))) ||
      // an immediate stop is safe: everything acknowledged is in the write-ahead log
      (signal(file.pid, 'SIGQUIT') && (await goneWithin(file.pid, cluster, 2500)))
    if (!stopped && (await worksIn(file.pid, cluster))) return 'still_there'
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  return wasRunning ? 'stopped' : 'nothing'
}

const signal = (pid: number, name: NodeJS.Signals): boolean => {
  try {
    return process.kill(pid, name)
  } catch {
    // it went by itself in the meantime
    return true
  }
}
