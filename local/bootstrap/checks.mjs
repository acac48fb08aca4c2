import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './tools.mjs'

const layers = ['domain', 'contract', 'service', 'supabase', 'local', 'web', 'e2e']

/** The checks that read the source, in the order in which a person would want to hear of their faults. */
const sourceChecks = [
  { name: 'types', run: () => runTool('typescript', 'tsc', ['-b']) },
  { name: 'lint', run: () => runTool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'format', run: () => runTool('oxfmt', 'oxfmt', ['--check', '.']) },
  {
    name: 'dependencies',
    run: () => runTool('dependency-cruiser', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...layers]),
  },
  { name: 'unused code', run: () => runTool('knip', 'knip', []) },
]

function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'pawlight-report-'))
  const file = join(folder, 'report.json')
  const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
  return work(file, read).finally(() => rmSync(folder, { recursive: true, force: true }))
}

/** A run that ended badly counts as a failure even when its report does not show one. */
function tally(code, passed, failed) {
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) }
}

function unitTests() {
  return withReport(async (file, read) => {
    const code = await runTool('vitest', 'vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    const report = read()
    return tally(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
  })
}

/** What an owner does, in the given browser. */
export function journeys(chromium) {
  return withReport(async (file, read) => {
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const code = await runTool('@playwright/test', 'playwright', ['test', '--reporter=list,json'], env)
    const stats = read()?.stats
    return tally(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)
  })
}

/** Runs one named step, says how it ended, and adds it to the sum. */
export async function step(sum, name, work) {
  console.log(`\n== ${name} ==`)
  const { passed, failed } = await work()
  sum.passed += passed
  sum.failed += failed
  if (failed > 0) console.log(`== ${name}: failed ==`)
}

/** Everything that needs no browser; a failing step does not hide the ones after it. */
export async function verify(sum) {
  for (const { name, run } of sourceChecks) {
    await step(sum, name, async () =>
      (await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
    )
  }
  await step(sum, 'tests', unitTests)
}

/** The closing line, and the exit code that says the same. */
export function close({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
