import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { assess } from '#domain/triage/assess.ts'
import { readSettings } from '#local/settings.ts'
import { startPawlight } from '#local/start-pawlight.ts'
import { measureEngine } from './bench/measure-engine.ts'
import { measureAssess, measureReadsDuringLogins } from './bench/measure-service.ts'
import { sampleBodies } from './bench/sample-bodies.ts'

const HELP = `Starts an embedded Pawlight of its own and measures it.

  npm run -s bench -- [--seconds 20] [--rate 20] [--json]

Targets: POST /v1/assess p95 under 50 ms, with and without Idempotency-Key; a read during four sign-ins p50 at most
50 ms. Exit code 1 when one is missed.`

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

type Row = { readonly what: string; readonly target: string; readonly ok: boolean; readonly measured: object }

const dataDir = mkdtempSync(join(tmpdir(), 'pawlight-bench-'))

const measure = async (): Promise<readonly Row[]> => {
  const engine = measureEngine(sampleBodies, 3)
  const settings = readSettings({ PORT: '0', PAWLIGHT_DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '0' })
  const log = pino({ level: 'silent' })
  const running = await startPawlight(settings, { engine: assess, webDir: null, log })
  try {
    const pace = { perSecond: Number(values.rate), seconds: Number(values.seconds) }
    const target = { url: running.url, bodies: sampleBodies }
    const plain = await measureAssess(target, pace, false)
    const keyed = await measureAssess(target, pace, true)
    const { publishableKey } = running.backend.supabase
    const reads = await measureReadsDuringLogins(running.url, publishableKey, Math.min(10, pace.seconds))
    return [
      {
        what: 'engine alone',
        target: 'a few ms',
        ok: true,
        measured: { ...engine.ms, perSecond: engine.perSecond },
      },
      {
        what: `assess at ${pace.perSecond}/s`,
        target: 'p95 < 50 ms',
        ok: plain.ms.p95 < 50 && plain.failures === 0,
        measured: { ...plain.ms, failures: plain.failures },
      },
      {
        what: `assess at ${pace.perSecond}/s, with key`,
        target: 'p95 < 50 ms',
        ok: keyed.ms.p95 < 50 && keyed.failures === 0,
        measured: { ...keyed.ms, failures: keyed.failures },
      },
      {
        what: 'read during 4 sign-ins',
        target: 'p50 <= 50 ms',
        ok: reads.ms.p50 <= 50 && reads.failures === 0,
        measured: { ...reads.ms, failures: reads.failures, logins: reads.logins },
      },
    ]
  } finally {
    await running.stop()
  }
}

if (values.help) {
  console.log(HELP)
} else {
  try {
    const rows = await measure()
    if (values.json) console.log(JSON.stringify(rows, null, 2))
    else console.table(rows.map(({ what, target, ok, measured }) => ({ what, ...measured, target, ok })))
    process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
