import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './tools.mjs'

const layers = ['domain', 'contract', 'cases', 'service', 'supabase', 'local', 'web', 'e2e']

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

function tally(code, passed, faults, unsteady = []) {
  return {
    passed,
    unsteady,
    faults: code === 0 || faults.length > 0 ? faults : [`ended with code ${code}; its output says why`],
  }
}

function journeysWhere(choose, { suites = [], specs = [] }) {
  return [
    ...suites.flatMap((suite) => journeysWhere(choose, suite)),
    ...specs.filter(choose).map(({ file, title }) => `e2e/${file}: ${title}`),
  ]
}
const hasFailed = ({ ok }) => !ok
const isUnsteady = ({ tests }) => tests.some(({ status }) => status === 'flaky')

export const extents = {
  daily: { projects: ['--project=!nightly'], env: {} },
  // the tests read both: journeys tagged @nightly and every view of a page; each property so many times as often
  nightly: { projects: [], env: { NIGHTLY: '1', PROPERTY_TIMES: '3' } },
}

export function unitTests(chosen, { say, env: more = {} } = {}) {
  return withReport(async (file, read) => {
    const reporters = ['--reporter=default', '--reporter=./local/bootstrap/test-report.mjs']
    const env = { ...more, TEST_REPORT_FILE: file }
    const code = await runTool('vitest', 'vitest', ['run', ...reporters, ...chosen], { env, say })
    const report = read()
    return tally(code, report?.passed ?? 0, report?.faults ?? [], report?.unsteady)
  })
}

export function journeys(chromium, { env: more }) {
  return withReport(async (file, read) => {
    const env = { ...more, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const code = await runTool('@playwright/test', 'playwright', ['test', '--reporter=list,json'], { env })
    const report = read() ?? { stats: { expected: 0, flaky: 0 } }
    const { expected, flaky } = report.stats
    return tally(code, expected + flaky, journeysWhere(hasFailed, report), journeysWhere(isUnsteady, report))
  })
}

function add(sum, name, { passed, faults, unsteady = [] }) {
  sum.passed += passed
  sum.faults.push(...faults.map((fault) => `${name}: ${fault}`))
  sum.unsteady.push(...unsteady)
}

export async function step(sum, name, work) {
  console.log(`\n== ${name} ==`)
  const result = await work()
  const { faults } = result
  add(sum, name, result)
  if (faults.length > 0) console.log(`== ${name}: failed ==`)
}

export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(0)} s`

/** Shows what the part said in one piece, and only where it failed, so that parts can run side by side. */
export async function finish(sum, name, work) {
  const start = performance.now()
  const said = []
  const result = await work((text) => said.push(text))
  add(sum, name, result)
  const hasFailed = result.faults.length > 0
  if (hasFailed) console.log(`\n== ${name} ==\n${said.join('').trim()}`)
  console.log(`== ${name}: ${hasFailed ? 'failed' : 'well'}, ${secondsSince(start)} ==`)
}

export async function inTurn(sum, checks) {
  for (const check of checks) await finish(sum, check.name, (say) => checkSource(check, say))
}

export async function verify(sum, { projects, env }) {
  const [types, ...others] = sourceChecks
  // the types take as long as all others together, and one core each
  await Promise.all([inTurn(sum, [types]), inTurn(sum, others)])
  await step(sum, 'tests', () => unitTests(projects, { env }))
}

export function close({ passed, faults, unsteady }) {
  const again = unsteady.map((name) => `passed only when tried again: ${name}`)
  console.log(`\n${[...again, ...faults, `${passed} passed, ${faults.length} failed`].join('\n')}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

export const emptySum = () => ({ passed: 0, faults: [], unsteady: [] })
