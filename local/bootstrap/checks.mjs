import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './tools.mjs'

const layers = ['domain', 'contract', 'cases', 'service', 'supabase', 'local', 'web', 'e2e']

/** The checks that read the source, in the order in which a person would want to hear of their faults. */
export const sourceChecks = [
  { name: 'types', tool: ['typescript', 'tsc', ['-b']] },
  { name: 'lint', tool: ['oxlint', 'oxlint', ['--type-aware', '--deny-warnings']] },
  { name: 'format', tool: ['oxfmt', 'oxfmt', ['--check', '.']] },
  {
    name: 'dependencies',
    tool: ['dependency-cruiser', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...layers]],
  },
  { name: 'unused code', tool: ['knip', 'knip', []] },
]

/** Runs one of them; what it says goes to `say`. */
const checkSource = async ({ tool }, say) =>
  (await runTool(...tool, { say })) === 0
    ? { passed: 1, faults: [] }
    : { passed: 0, faults: ['see its output above'] }

function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'pawlight-report-'))
  const file = join(folder, 'report.json')
  const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
  return work(file, read).finally(() => rmSync(folder, { recursive: true, force: true }))
}

/** A run that ended badly counts as a failure even when its report does not name one. */
function tally(code, passed, faults, unsteady = []) {
  return {
    passed,
    unsteady,
    faults: code === 0 || faults.length > 0 ? faults : [`ended with code ${code}; its output says why`],
  }
}

/** The journeys of a Playwright report that `choose` picks. */
function journeysWhere(choose, { suites = [], specs = [] }) {
  return [
    ...suites.flatMap((suite) => journeysWhere(choose, suite)),
    ...specs.filter(choose).map(({ file, title }) => `e2e/${file}: ${title}`),
  ]
}
const hasFailed = ({ ok }) => !ok
const isUnsteady = ({ tests }) => tests.some(({ status }) => status === 'flaky')

/** How far a run goes: what `npm test` asks for, and all there is. */
export const extents = {
  daily: { projects: ['--project=!nightly'], env: {} },
  // the tests read both: journeys tagged @nightly and every view of a page; each property so many times as often
  nightly: { projects: [], env: { NIGHTLY: '1', PROPERTY_TIMES: '3' } },
}

/** The tests that need no browser, of the projects that these arguments choose; what they say goes to `say` where given. */
export function unitTests(chosen, { say, env: more = {} } = {}) {
  return withReport(async (file, read) => {
    const reporters = ['--reporter=default', '--reporter=./local/bootstrap/test-report.mjs']
    const env = { ...more, TEST_REPORT_FILE: file }
    const code = await runTool('vitest', 'vitest', ['run', ...reporters, ...chosen], { env, say })
    const report = read()
    return tally(code, report?.passed ?? 0, report?.faults ?? [], report?.unsteady)
  })
}

/** What an owner does, in the given browser. */
export function journeys(chromium, { env: more }) {
  return withReport(async (file, read) => {
    const env = { ...more, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const code = await runTool('@playwright/test', 'playwright', ['test', '--reporter=list,json'], { env })
    const report = read() ?? { stats: { expected: 0, flaky: 0 } }
    const { expected, flaky } = report.stats
    return tally(code, expected + flaky, journeysWhere(hasFailed, report), journeysWhere(isUnsteady, report))
  })
}

/** Adds how a named part ended to the sum. */
function add(sum, name, { passed, faults, unsteady = [] }) {
  sum.passed += passed
  sum.faults.push(...faults.map((fault) => `${name}: ${fault}`))
  sum.unsteady.push(...unsteady)
}

/** Runs one named step, says how it ended, and adds it to the sum. */
export async function step(sum, name, work) {
  console.log(`\n== ${name} ==`)
  const result = await work()
  const { faults } = result
  add(sum, name, result)
  if (faults.length > 0) console.log(`== ${name}: failed ==`)
}

/** How long ago that was, in words. */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(0)} s`

/** Runs one named part whose output is shown in one piece, and only where it failed, so that parts can run side by side. */
export async function finish(sum, name, work) {
  const start = performance.now()
  const said = []
  const result = await work((text) => said.push(text))
  add(sum, name, result)
  const hasFailed = result.faults.length > 0
  if (hasFailed) console.log(`\n== ${name} ==\n${said.join('').trim()}`)
  console.log(`== ${name}: ${hasFailed ? 'failed' : 'well'}, ${secondsSince(start)} ==`)
}

/** These checks of the source, one after the other. */
export async function inTurn(sum, checks) {
  for (const check of checks) await finish(sum, check.name, (say) => checkSource(check, say))
}

/** Everything that needs no browser; a failing step does not hide the ones after it. */
export async function verify(sum, { projects, env }) {
  const [types, ...others] = sourceChecks
  // the types take as long as all others together, and one core each
  await Promise.all([inTurn(sum, [types]), inTurn(sum, others)])
  await step(sum, 'tests', () => unitTests(projects, { env }))
}

/** What passed only when tried again and what failed, once more by name, the closing line, and the exit code. */
export function close({ passed, faults, unsteady }) {
  const again = unsteady.map((name) => `passed only when tried again: ${name}`)
  console.log(`\n${[...again, ...faults, `${passed} passed, ${faults.length} failed`].join('\n')}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

/** Nothing checked yet. */
export const emptySum = () => ({ passed: 0, faults: [], unsteady: [] })
