import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { plantInEngine } from './mutate/engine-faults.ts'
import { plantInKnowledge } from './mutate/knowledge-faults.ts'
import { plantedFaultsMarkdown } from './mutate/planted-faults-markdown.ts'

const USAGE = `Plants faults in the rules and the engine, and counts what the checks notice.

  npm run -s mutate                       everything; some minutes; writes docs/evaluation/planted-faults.md
  npm run -s mutate -- --engine 20        another number of faults in the engine's code (60)
  npm run -s mutate -- --seed 2           another sample of them

Exits with 1 when less than 90 % are caught.`

const REPORT = join(import.meta.dirname, '../docs/evaluation/planted-faults.md')
const AT_LEAST = 0.9

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: '60' },
    seed: { type: 'string', default: '20261121' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(USAGE)
} else {
  const knowledge = plantInKnowledge()
  console.log(`${knowledge.length} faults planted in rules.`)
  const engine = await plantInEngine(
    Number(values.engine),
    Number(values.seed),
    ({ file, line, what, caughtBy }) =>
      console.log(`${caughtBy === null ? 'SURVIVED' : 'caught  '} ${file}:${line} ${what}`),
  )
  writeFileSync(REPORT, plantedFaultsMarkdown(knowledge, engine))
  const shares = [knowledge, engine]
    .filter((planted) => planted.length > 0)
    .map((planted) => planted.filter(({ caughtBy }) => caughtBy !== null).length / planted.length)
  console.log(`Caught: ${shares.map((share) => `${(share * 100).toFixed(1)} %`).join(' and ')}. ${REPORT}`)
  process.exitCode = shares.every((share) => share >= AT_LEAST) ? 0 : 1
}
