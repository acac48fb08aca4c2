import { join } from 'node:path'
import { ensurePackages } from './install.mjs'
import { modernNode, requireNode20, root, run } from './processes.mjs'
import { ensureWebBuild } from './web-build.mjs'

requireNode20()
await ensurePackages()
await ensureWebBuild()
process.exitCode = await run(modernNode(), [join(root, 'local', 'main.ts'), ...process.argv.slice(2)], {
  cwd: process.cwd(),
  // what was compiled once is kept: a restart takes half the work
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'pawlight'), ...process.env },
})
