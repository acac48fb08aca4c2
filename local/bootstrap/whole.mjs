import { close, emptySum, journeys, step, verify } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensurePackages } from './install.mjs'
import { requireNode20 } from './processes.mjs'
import { ensureWebBuild } from './web-build.mjs'

export async function checkWhole(extent) {
  requireNode20()
  await ensurePackages()
  const sum = emptySum()
  await verify(sum, extent)
  await ensureWebBuild()
  const chromium = await ensureChromium()
  await step(sum, 'journeys', () => journeys(chromium, extent))
  close(sum)
}
