import { close, emptySum, finish, inTurn, secondsSince, sourceChecks, unitTests } from './checks.mjs'
import { ensurePackages } from './install.mjs'
import { requireNode20 } from './processes.mjs'

requireNode20()
await ensurePackages()
const start = performance.now()
const sum = emptySum()
const tests = async () => {
  await finish(sum, 'tests', (say) => unitTests(['--project=core*'], { say }))
  // Pages have many tests; here those run that a change against the main line reaches, in `npm test` all.
  await finish(sum, 'tests of changed pages', (say) =>
    unitTests(['--project=web*', '--changed=main'], { say }),
  )
}
await Promise.all([tests(), inTurn(sum, sourceChecks)])
console.log(
  `\nchecked in ${secondsSince(start)}; "npm test" also runs the long tests, the database's and the journeys`,
)
close(sum)
