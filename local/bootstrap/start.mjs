import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages } from './install.mjs'
import { modernNode, requireNode20, root, run } from './processes.mjs'
import { ensureWebBuild } from './web-build.mjs'

/** How the service's process is to use memory: sooner tidied up, and no heap of the C library for every thread. */
const service = JSON.parse(readFileSync(new URL('./service-process.json', import.meta.url), 'utf8'))

requireNode20()
await ensurePackages()
await ensureWebBuild()
process.exitCode = await run(
  modernNode(),
  [...service.args, join(root, 'local', 'main.ts'), ...process.argv.slice(2)],
  {
    cwd: process.cwd(),
    // what was compiled once is kept: a restart takes half the work
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'pawlight'),
      ...service.env,
      ...process.env,
    },
  },
)
