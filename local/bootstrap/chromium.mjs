import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, modernNode, root, run } from './processes.mjs'
import { runTool } from './tools.mjs'

const systemBrowser = '/usr/bin/chromium'

function find() {
  const named = process.env['CHROMIUM_PATH']
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, but there is no such file.`)
  if (existsSync(systemBrowser)) return systemBrowser
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  const own = spawnSync(modernNode(), ['-e', ask], { cwd: root, encoding: 'utf8' }).stdout
  return own && existsSync(own) ? own : null
}

/** The path of a Chromium for the journeys; installs one where there is none. */
export async function ensureChromium() {
  const found = find()
  if (found !== null) return found
  console.log('Installing Chromium for the browser tests ...')
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debianRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const updated = await run('apt-get', ['update', '-qq'], { env })
    if (updated === 0)
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  } else {
    await runTool('@playwright/test', 'playwright', ['install', 'chromium'])
  }
  return find() ?? fail('Chromium could not be installed; name one with CHROMIUM_PATH and try again.')
}
