import { add, checkSource, close, emptySum, sourceChecks, unitTests } from './checks.mjs'
import { ensurePackages } from './install.mjs'
import { requireNode20 } from './processes.mjs'

/** The quick answer while working: what reads the source beside the short tests, each part's output in one piece. */
const parts = [
  { name: 'tests', work: (say) => unitTests(['--project=core*'], say) },
  // Pages have many tests; here those run that a change against the main line reaches, in `npm test` all.
  { name: 'tests of changed pages', work: (say) => unitTests(['--project=web', '--changed=main'], say) },
  ...sourceChecks.map((check) => ({ name: check.name, work: (say) => checkSource(check, say) })),
]

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(0)} s`

/** Runs a part to its end; one that failed shows what it said. */
async function finish(sum, { name, work }) {
  const start = performance.now()
  const said = []
  const result = await work((text) => said.push(text))
  add(sum, name, result)
  const hasFailed = result.faults.length > 0
  if (hasFailed) console.log(`\n== ${name} ==\n${said.join('').trim()}`)
  console.log(`== ${name}: ${hasFailed ? 'failed' : 'well'}, ${secondsSince(start)} ==`)
}

requireNode20()
await ensurePackages()
const start = performance.now()
const sum = emptySum()
const [tests, pages, ...others] = parts
const besideTests = async () => {
  for (const part of others) await finish(sum, part)
}
// The tests keep one core busy all the time; the rest takes turns on the other.
await Promise.all([finish(sum, tests).then(() => finish(sum, pages)), besideTests()])
console.log(
  `\nchecked in ${secondsSince(start)}; "npm test" also runs the long tests, the database's and the journeys`,
)
close(sum)
