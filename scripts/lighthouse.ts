import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { assess } from '#domain/engine/assess.ts'
import { builtPages, startPawlight } from '#local/start-pawlight.ts'
import { readSettings } from '#local/settings/settings.ts'
import { freePort, lighthouseRuns } from './lighthouse/run-lighthouse.ts'
import { TARGETS, misses } from './lighthouse/targets.ts'

const HELP = `Measures the first visit of public pages with Lighthouse: mobile preset, simulated slow 4G, median of the runs.

  npm run -s lighthouse -- [--runs 3] [--page /pricing] [--json]

It starts an embedded Pawlight of its own; build the web app first (npm run build), and measure on an idle machine.
Pages and targets stand in scripts/lighthouse/targets.ts. Exit code 1 when one is missed.`

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const isBuilt = (path: string): boolean => existsSync(join(builtPages, path, 'index.html'))

async function measure(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pawlight-lighthouse-'))
  const port = await freePort()
  const settings = readSettings({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PAWLIGHT_DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '0',
  })
  const log = pino({ level: 'silent' })
  const running = await startPawlight(settings, { engine: assess, webDir: builtPages, log })
  try {
    const targets = TARGETS.filter(
      ({ path }) => isBuilt(path) && (values.page.length === 0 || values.page.includes(path)),
    )
    const rows = []
    for (const target of targets) {
      const median = await lighthouseRuns(new URL(target.path, running.url).href, Number(values.runs))
      rows.push({ page: target.path, ...median, missed: misses(target, median).join(', ') })
    }
    if (values.json) console.log(JSON.stringify(rows, null, 2))
    else console.table(rows)
    process.exitCode = rows.every(({ missed }) => missed === '') ? 0 : 1
  } finally {
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (values.help) console.log(HELP)
else await measure()
