import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fail, modernNode, root, run } from './processes.mjs'
import { runTool } from './tools.mjs'

/** The one without windows comes first: the same journeys cost a quarter less time of the processor. */
const systemBrowsers = JSON.parse(readFileSync(new URL('./browsers.json', import.meta.url), 'utf8'))

/** What Debian calls them; older ones know only the second. */
const packages = ['chromium-headless-shell', 'chromium']

function find() {
  const named = process.env['CHROMIUM_PATH']
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, but there is no such file.`)
  const system = systemBrowsers.find((path) => existsSync(path))
  if (system !== undefined) return system
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  const own = spawnSync(modernNode(), ['-e', ask], { cwd: root, encoding: 'utf8' }).stdout
  return own && existsSync(own) ? own : null
}

export async function ensureChromium() {
  const found = find()
  if (found !== null) return found
  console.log('Installing Chromium for the browser tests ...')
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debianRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    if ((await run('apt-get', ['update', '-qq'], { env })) === 0)
      for (const name of packages)
        if ((await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })) === 0)
          break
  } else {
    await runTool('@playwright/test', 'playwright', ['install', 'chromium'])
  }
  return find() ?? fail('Chromium could not be installed; name one with CHROMIUM_PATH and try again.')
}
