import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readTestTitles } from './requirements/read-test-titles.ts'
import { coverRequirements, type Requirement } from './requirements/cover-requirements.ts'

const USAGE = `Lists which requirements a test names in its title.

  npm run -s requirements                 one line per area
  npm run -s requirements -- --area PET   the ids of one area, with the files that name them
  npm run -s requirements -- --missing    every id that no test names
  npm run -s requirements -- --json       all of it as JSON

Exit code 1 when a test names an id that docs/requirements.json does not have.`

const root = join(import.meta.dirname, '..')

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    missing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const requirements: readonly Requirement[] = JSON.parse(
  readFileSync(join(root, 'docs/requirements.json'), 'utf8'),
)
const coverage = coverRequirements(requirements, readTestTitles(root))

if (values.json) {
  console.log(JSON.stringify(coverage, null, 2))
} else if (values.area !== undefined) {
  const area = values.area.toUpperCase()
  for (const entry of coverage.requirements.filter((entry) => entry.area === area)) {
    console.log(`${entry.id}  ${entry.files.length > 0 ? entry.files.join(', ') : '-'}  ${entry.title}`)
  }
} else if (values.missing) {
  for (const entry of coverage.requirements.filter((entry) => entry.files.length === 0)) {
    console.log(`${entry.id}  ${entry.title}`)
  }
} else {
  for (const { area, named, total } of coverage.areas) console.log(`${area.padEnd(10)} ${named} of ${total}`)
  console.log(`${'all'.padEnd(10)} ${coverage.named} of ${coverage.total}`)
}

for (const ghost of coverage.unknown) {
  console.error(`${ghost.file} names ${ghost.id}, which docs/requirements.json does not have.`)
}
process.exitCode = coverage.unknown.length > 0 ? 1 : 0
