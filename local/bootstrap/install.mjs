import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, runNpm } from './processes.mjs'

const stampFile = join(root, 'node_modules', '.pawlight-install')

function wantedStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** True when somebody else's `npm ci` already brought exactly the locked packages for this machine. */
function installedByHand() {
  const hidden = read(join(root, 'node_modules', '.package-lock.json'))
  if (hidden === null) return false
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
    const found = JSON.parse(hidden).packages
    const fits = (list, value) => !list || list.includes(value)
    for (const [path, entry] of Object.entries(wanted)) {
      if (path === '') continue
      const here = found[path]
      if (here === undefined) {
        if (entry.optional || entry.devOptional || entry.peer) continue
        if (!fits(entry.os, process.platform) || !fits(entry.cpu, process.arch)) continue
        return false
      }
      if (here.version !== entry.version || here.integrity !== entry.integrity) return false
      if (!existsSync(join(root, path))) return false
      if (!fits(entry.os, process.platform) || !fits(entry.cpu, process.arch)) return false
    }
    return Object.keys(found).every((path) => path in wanted)
  } catch {
    return false
  }
}

export async function ensurePackages() {
  const stamp = wantedStamp()
  if (read(stampFile) === stamp && existsSync(join(root, 'node_modules', '.package-lock.json'))) return
  if (!installedByHand()) {
    console.log('Installing the locked packages (npm ci) ...')
    const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) fail('The packages could not be installed. Check the network connection and try again.')
  }
  writeFileSync(stampFile, stamp)
}
