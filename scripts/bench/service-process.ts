import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { HeldMemory } from './report-memory.ts'

const root = join(import.meta.dirname, '..', '..')
const START_LIMIT_MS = 120_000

const howToRun = z
  .object({ args: z.array(z.string()), env: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'local', 'bootstrap', 'service-process.json'), 'utf8')))

const Held = z.object({
  rss: z.number(),
  external: z.number(),
  heapUsed: z.number(),
  threadHeaps: z.array(z.number()),
})

export type ServiceProcess = {
  readonly url: string
  readonly pid: number
  readonly memory: () => Promise<HeldMemory>
  readonly stop: () => Promise<void>
}

const heard = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('The service ended while it was measured.')))
  })

export async function startService(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'report-memory.ts'), ...howToRun.args, 'local/main.ts'],
    {
      cwd: root,
      env: {
        NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
        ...howToRun.env,
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        PAWLIGHT_DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const limit = Date.now() + START_LIMIT_MS
  const answers = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > limit) throw new Error('The service did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    pid: child.pid ?? 0,
    memory: async () => {
      const answer = heard(child)
      child.send('memory')
      return Held.parse(await answer)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
