import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modernNode, root, run } from './processes.mjs'

/** The script behind a package's command, so that no shell and no npx stand between us and its exit code. */
function script(name, command) {
  const folder = join(root, 'node_modules', ...name.split('/'))
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

export function runTool(name, command, args, { env = {}, say } = {}) {
  return run(modernNode(), [script(name, command), ...args], { env: { ...process.env, ...env }, say })
}
