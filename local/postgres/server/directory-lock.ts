import { spawnSync } from 'node:child_process'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

const Owner = z.object({ pid: z.number().int().positive(), started: z.string() })
type Owner = z.infer<typeof Owner>

/** When a process began, so that a number used again by another process is not mistaken for it; '' when gone. */
export const processStart = async (pid: number): Promise<string> => {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? '' : (fields[19] ?? '')
  }
  if (process.platform === 'win32') return isAlive(pid) ? 'alive' : ''
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

const readOwner = async (path: string): Promise<Owner | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => '')
  try {
    return Owner.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const livesOn = async (owner: Owner | undefined): Promise<boolean> =>
  owner !== undefined && (await processStart(owner.pid)) === owner.started

const create = async (path: string, owner: Owner): Promise<boolean> => {
  // written aside first and then linked: nobody ever reads half a lock
  const draft = `${path}.${owner.pid}`
  const file = await open(draft, 'w', 0o600)
  await file.writeFile(JSON.stringify(owner))
  await file.close()
  try {
    await link(draft, path)
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false
    throw cause
  } finally {
    await rm(draft, { force: true })
  }
}

/** `undefined` when a living process holds it. A dead holder's lock is taken over. */
export const lockDirectory = async (
  directory: string,
): Promise<{ release: () => Promise<void> } | undefined> => {
  const path = join(directory, 'owner.json')
  const self: Owner = { pid: process.pid, started: await processStart(process.pid) }
  const release = async (): Promise<void> => {
    const owner = await readOwner(path)
    if (owner?.pid === self.pid && owner.started === self.started) await rm(path, { force: true })
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(path, self)) return { release }
    if (await livesOn(await readOwner(path))) return undefined
    // only one of several newcomers can move the dead holder's lock away
    const aside = `${path}.dead.${self.pid}`
    await rename(path, aside).catch(() => undefined)
    const moved = await readOwner(aside)
    const stolenFromTheLiving = await livesOn(moved)
    if (stolenFromTheLiving) await link(aside, path).catch(() => undefined)
    await rm(aside, { force: true })
    if (stolenFromTheLiving) return undefined
  }
  return undefined
}
