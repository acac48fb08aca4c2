import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const wantedMajor = 24

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

export function requireNode20() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) fail(`Pawlight needs Node 20 or newer, but this is Node ${process.versions.node}.`)
}

function majorOf(binary) {
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout.trim().slice(1).split('.')[0]) : 0
}

export function modernNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const locked = join(root, 'node_modules', 'node', 'bin', name)
  if (existsSync(locked) && majorOf(locked) >= wantedMajor) return locked
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  return fail(
    `The locked Node ${wantedMajor} is missing because npm skipped the install script of the package "node". ` +
      `Run "npm rebuild node --ignore-scripts=false", or start with Node ${wantedMajor} or newer.`,
  )
}

/**
 * Under npm a shell stands between npm and us. Told to end, npm ends that shell and nobody tells us, so the loss of
 * our parent counts as the signal. Started by hand, we may well outlive whoever started us.
 */
function watchParent(onLost) {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) onLost()
  }, 250)
  watch.unref()
  return watch
}

/** Resolves to the exit code and passes signals on. */
export function run(command, args, { env = process.env, stdio = 'inherit', cwd = root, say } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: say ? ['ignore', 'pipe', 'pipe'] : stdio })
    for (const stream of say ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', say)
    const forward = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    const watch = watchParent(() => forward('SIGTERM'))
    const end = (code) => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      end(127)
    })
    child.on('close', (code, signal) =>
      end(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)),
    )
  })
}

export function runNpm(args) {
  const cli = process.env['npm_execpath']
  if (cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli)) return run(process.execPath, [cli, ...args])
  return process.platform === 'win32' ? run('cmd.exe', ['/c', 'npm', ...args]) : run('npm', args)
}
